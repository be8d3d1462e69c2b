import { namesThat } from "@sahne/contract/services/services";
import type { Camera } from "@sahne/contract/studio/cameras";
import { useState } from "react";
import { cameraName, useCameras } from "#data/studio/cameras.ts";
import { T, useT } from "#lib/messages.tsx";
import type { Content } from "#screens/studio/edits/content.ts";
import type { Edit } from "#screens/studio/edits/edit-film.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { totalCents, type CameraModel, type ClipOrder } from "./clip-orders.ts";
import { useOrders } from "./use-orders.ts";

type CameraDialogProps = {
  isOpen: boolean;
  /** The scene it was opened for: chosen at first. */
  first: number;
  content: Content;
  edit: (edit: Edit) => void;
  onClose: () => void;
};

/** R17.10, R17.11. Scenes are chosen, what is filmed and for how long is said, and what it costs, before anything is sent. */
export function CameraDialog({ isOpen, onClose, ...rest }: CameraDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={<T k="cameras.title" />}
      description={<T k="cameras.text" />}
      closeLabel={t("common.close")}
    >
      {isOpen && <Cameras {...rest} onClose={onClose} />}
    </Dialog>
  );
}

function Cameras(props: Omit<CameraDialogProps, "isOpen">) {
  const t = useT();
  const cameras = useCameras();
  const ready = cameras.data?.filter(({ isReady }) => isReady);
  if (cameras.isError)
    return (
      <Notice
        tone="danger"
        className="mb-4"
        action={
          <Button size="sm" isLoading={cameras.isFetching} onClick={() => void cameras.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      >
        <T k="cameras.error" />
      </Notice>
    );
  if (ready === undefined)
    return (
      <SkeletonGroup label={t("common.loading")}>
        <Skeleton className="mb-4 h-40" />
      </SkeletonGroup>
    );
  const [camera] = ready;
  if (!camera)
    return (
      <Notice
        className="mb-4"
        action={
          <ButtonLink size="sm" to="/dashboard/settings">
            <T k="cameras.settings" />
          </ButtonLink>
        }
      >
        <T k="cameras.noKey" v={{ services: namesThat("films", t.lang("cameras.noKey")) }} />
      </Notice>
    );
  return <Orders {...props} cameras={ready} firstCamera={camera} />;
}

type OrdersProps = Omit<CameraDialogProps, "isOpen"> & { cameras: readonly Camera[]; firstCamera: Camera };

function Orders({ cameras, firstCamera, ...rest }: OrdersProps) {
  const t = useT();
  const [service, setService] = useState(firstCamera.service);
  const camera = cameras.find((other) => other.service === service) ?? firstCamera;
  const [modelName, setModelName] = useState<string | null>(null);
  const model = camera.models.find(({ name }) => name === modelName) ?? camera.models[0];
  if (!model) return null;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Select
          label={<T k="cameras.service" />}
          value={service}
          options={cameras.map((one) => ({ value: one.service, label: cameraName(one.service) }))}
          onChange={({ target }) => {
            setService(cameras.find((one) => one.service === target.value)?.service ?? service);
            setModelName(null);
          }}
        />
        <Select
          label={<T k="cameras.model" />}
          value={model.name}
          options={camera.models.map((one) => ({ value: one.name, label: modelLabel(one, t) }))}
          onChange={({ target }) => setModelName(target.value)}
        />
      </div>
      <Scenes {...rest} camera={camera} model={model} />
    </div>
  );
}

type ScenesProps = Omit<CameraDialogProps, "isOpen"> & { camera: Camera; model: CameraModel };

function Scenes({ first, content, edit, onClose, camera, model }: ScenesProps) {
  const t = useT();
  const { notify } = useNotification();
  const onSent = (count: number): void => {
    notify({ type: "success", message: t("cameras.sent", { count }) });
    onClose();
  };
  const { orders, isSending, problem, send, toggle, change } = useOrders({
    camera,
    model,
    first,
    content,
    edit,
    onSent,
  });
  const isComplete = orders.length > 0 && orders.every(({ prompt }) => prompt.trim() !== "");
  return (
    <>
      <fieldset disabled={isSending} className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">
          <T k="cameras.scenes" />
        </legend>
        {content.film.scenes.map(({ text, clip }, index) => {
          const order = orders.find((other) => other.index === index);
          const told = text.trim() === "" ? t("studio.noText") : text.trim();
          return (
            // Scenes have no names of their own, and none is moved while this is open.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className="flex flex-col gap-3 rounded-md border border-line p-3">
              <Checkbox
                label={t("cameras.scene", { number: index + 1, text: told })}
                hint={clip === undefined ? undefined : <T k="cameras.has" />}
                checked={order !== undefined}
                onChange={() => toggle(index)}
              />
              {order && (
                <OrderFields
                  {...{ order, model }}
                  imageIds={content.imageIds}
                  onChange={(changes) => change(index, changes)}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {/* What it costs is in view, however many scenes there are. */}
      <div className="sticky -bottom-2 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-surface-2 pt-3 pb-5">
        <p role="status" className="min-w-0 flex-1 basis-56 text-base">
          <Total {...{ orders, camera, model }} />
        </p>
        <Button variant="primary" disabled={!isComplete} isLoading={isSending} onClick={() => void send()}>
          <T k="cameras.send" v={{ count: orders.length }} />
        </Button>
      </div>
    </>
  );
}

type OrderFieldsProps = {
  order: ClipOrder;
  model: CameraModel;
  imageIds: readonly string[];
  onChange: (changes: Partial<ClipOrder>) => void;
};

function OrderFields({ order, model, imageIds, onChange }: OrderFieldsProps) {
  const t = useT();
  return (
    <>
      <TextArea
        label={<T k="cameras.prompt" />}
        hint={<T k="cameras.promptHint" />}
        error={order.prompt.trim() === "" ? <T k="cameras.promptMissing" /> : undefined}
        value={order.prompt}
        maxLength={model.promptMax}
        onChange={({ target }) => onChange({ prompt: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={<T k="cameras.length" />}
          value={String(order.seconds)}
          options={model.durations.map((seconds) => ({
            value: String(seconds),
            label: t("cameras.seconds", { seconds }),
          }))}
          onChange={({ target }) => onChange({ seconds: Number(target.value) })}
        />
        {imageIds.length > 0 && (
          <Select
            label={<T k="cameras.image" />}
            value={order.imageId ?? ""}
            options={[
              { value: "", label: t("cameras.imageNone") },
              ...imageIds.map((id, place) => ({
                value: id,
                label: t("cameras.imageNumber", { number: place + 1 }),
              })),
            ]}
            onChange={({ target }) => onChange({ imageId: target.value === "" ? null : target.value })}
          />
        )}
      </div>
    </>
  );
}

function Total({ orders, camera, model }: { orders: readonly ClipOrder[]; camera: Camera; model: CameraModel }) {
  if (orders.length === 0) return <T k="cameras.totalNone" />;
  const cents = totalCents(orders, model);
  const told = {
    count: orders.length,
    seconds: orders.reduce((sum, { seconds }) => sum + seconds, 0),
    service: cameraName(camera.service),
  };
  if (camera.isSandbox) return <T k="cameras.totalSandbox" v={told} />;
  if (cents === null) return <T k="cameras.totalUnknown" v={told} />;
  return <T k="cameras.total" v={{ ...told, dollars: cents / 100 }} />;
}

function modelLabel({ name, centsPerSecond }: CameraModel, t: ReturnType<typeof useT>): string {
  if (centsPerSecond === null) return t("cameras.unpriced", { model: name });
  return t("cameras.priced", { model: name, dollars: centsPerSecond / 100 });
}
