import { Clapperboard, Settings } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { DemoSection } from "./demo-section.tsx";

export function ButtonsSection() {
  const t = useT();
  return (
    <DemoSection id="buttons" title={<T k="themeDemo.buttons" />}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">
          <T k="themeDemo.button.primary" />
        </Button>
        <Button>
          <T k="themeDemo.button.secondary" />
        </Button>
        <Button variant="ghost">
          <T k="themeDemo.button.ghost" />
        </Button>
        <Button variant="danger">
          <T k="themeDemo.button.danger" />
        </Button>
        <Button disabled>
          <T k="themeDemo.button.disabled" />
        </Button>
        <Button variant="primary" isLoading>
          <T k="themeDemo.button.loading" />
        </Button>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button variant="primary" size="sm">
          <T k="themeDemo.button.small" />
        </Button>
        <Button variant="primary" icon={<Clapperboard aria-hidden="true" className="size-4" />}>
          <T k="themeDemo.button.icon" />
        </Button>
        <Button variant="primary" size="lg">
          <T k="themeDemo.button.large" />
        </Button>
        <IconButton label={t("themeDemo.button.icon")}>
          <Settings aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </DemoSection>
  );
}
