import { brandCorner, brandFont, brandKit, type BrandKit } from "@sahne/contract/studio/brand";
import { BRAND_WORDS_MAX, WATERMARK_MAX } from "@sahne/contract/limits";
import { useState } from "react";
import { useSaveBrandKit } from "#data/studio/brand-kit.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { LogoField } from "./logo-field.tsx";

type BrandDialogProps = { isOpen: boolean; kit: BrandKit; onClose: () => void };

/** What every film of the account carries. Saved, it is switched on: nobody fills it in to leave it off. */
export function BrandDialog({ isOpen, kit, onClose }: BrandDialogProps) {
  const t = useT();
  const save = useSaveBrandKit();
  const [changes, setChanges] = useState<Partial<BrandKit>>({});
  const shown = { ...kit, ...changes };
  const change = (next: Partial<BrandKit>): void => setChanges((known) => ({ ...known, ...next }));
  const close = (): void => {
    setChanges({});
    save.reset();
    onClose();
  };
  const parsed = brandKit.safeParse({ ...shown, isOn: true });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) close();
      }}
      title={<T k="brand.title" />}
      description={<T k="brand.text" />}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button onClick={close}>
            <T k="brand.leave" />
          </Button>
          <Button
            variant="primary"
            disabled={!parsed.success}
            isLoading={save.isPending}
            onClick={() => parsed.success && save.mutate(parsed.data, { onSuccess: close })}
          >
            <T k="brand.save" />
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <LogoField value={shown.logoImageId} onChange={(logoImageId) => change({ logoImageId })} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={<T k="brand.corner" />}
            value={shown.corner}
            options={brandCorner.options.map((corner) => ({ value: corner, label: t(`brand.corner.${corner}`) }))}
            onChange={({ target }) => change({ corner: brandCorner.parse(target.value) })}
          />
          <Select
            label={<T k="brand.font" />}
            value={shown.font ?? ""}
            options={[
              { value: "", label: t("brand.asStyle") },
              ...brandFont.options.map((font) => ({ value: font, label: t(`brand.font.${font}`) })),
            ]}
            onChange={({ target }) => change({ font: brandFont.safeParse(target.value).data ?? null })}
          />
          <ColorField name="accent" value={shown.accent} onChange={(accent) => change({ accent })} />
          <ColorField name="second" value={shown.second} onChange={(second) => change({ second })} />
        </div>
        <TextField
          label={<T k="brand.endWords" />}
          hint={<T k="brand.endWords.hint" />}
          maxLength={BRAND_WORDS_MAX}
          value={shown.endWords}
          onChange={({ target }) => change({ endWords: target.value })}
        />
        <TextField
          label={<T k="brand.watermark" />}
          placeholder="@kanal"
          maxLength={WATERMARK_MAX}
          value={shown.watermark}
          onChange={({ target }) => change({ watermark: target.value })}
        />
        {save.isError && <FieldError>{save.error.message}</FieldError>}
      </div>
    </Dialog>
  );
}

type ColorFieldProps = { name: "accent" | "second"; value: string | null; onChange: (color: string | null) => void };

/** A colour of one's own, or the style's. */
function ColorField({ name, value, onChange }: ColorFieldProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">
        <T k={`brand.${name}`} />
      </span>
      <span className="flex items-center gap-2">
        <input
          type="color"
          aria-label={t(`brand.${name}`)}
          value={value ?? "#888888"}
          onChange={({ target }) => onChange(target.value)}
          className="h-10 w-16 rounded-md border border-line-strong bg-transparent p-1 pointer-coarse:h-11"
        />
        {value === null ? (
          <span className="text-sm text-text-3">
            <T k="brand.asStyle" />
          </span>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            <T k="brand.clear" />
          </Button>
        )}
      </span>
    </div>
  );
}
