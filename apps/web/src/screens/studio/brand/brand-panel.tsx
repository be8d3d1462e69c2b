import { brandKit } from "@sahne/contract/studio/brand";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useBrandKit, useSaveBrandKit } from "#data/studio/brand-kit.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { Switch } from "#ui/form/switch.tsx";

const BrandDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./brand-dialog.tsx"), loadMessages(["brand"])]);
  return part.BrandDialog;
});

/** The account's brand: on or off for all films, and the way to change it. */
export function BrandPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const kit = useBrandKit();
  const save = useSaveBrandKit();
  if (kit.isPending) return null;
  const shown = kit.data ?? brandKit.parse({});
  return (
    <Card className="flex flex-col gap-3">
      <Switch
        label={<T k="studio.brand.label" />}
        hint={<T k="studio.brand.hint" />}
        checked={save.isPending ? save.variables.isOn : shown.isOn}
        disabled={save.isPending || kit.isError}
        onChange={({ target }) => save.mutate({ ...shown, isOn: target.checked })}
      />
      {(save.error ?? kit.error) && <FieldError>{(save.error ?? kit.error)?.message}</FieldError>}
      <Button
        size="sm"
        className="self-start"
        icon={<Pencil aria-hidden="true" className="size-4" />}
        disabled={kit.isError}
        onClick={() => setIsOpen(true)}
      >
        <T k="studio.brand.edit" />
      </Button>
      <BrandDialog isOpen={isOpen} kit={shown} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
