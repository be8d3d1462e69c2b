import { RotateCw, X } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { IconButton } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Upload } from "./upload-queue.ts";

type UploadListProps = {
  uploads: readonly Upload[];
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
};

export function UploadList({ uploads, onRemove, onRetry }: UploadListProps) {
  const t = useT();
  return (
    <ul aria-label={t("picker.uploads")} className="flex flex-col gap-2">
      {uploads.map(({ id, file: { name }, state, percent, problem }) => (
        <li key={id} className="flex items-center gap-2 rounded-md border border-line px-3 py-2">
          <div className="min-w-0 flex-1">
            {state === "failed" ? (
              <>
                <p className="truncate text-sm font-medium">{name}</p>
                <div className="text-sm">
                  <FieldError>{problem}</FieldError>
                </div>
              </>
            ) : (
              <Progress label={name} value={state === "waiting" ? 0 : percent}>
                <span className="block truncate">
                  {state === "waiting" ? (
                    <T k="picker.waiting" v={{ name }} />
                  ) : (
                    <T k="picker.uploading" v={{ name, percent: Math.round(percent) }} />
                  )}
                </span>
              </Progress>
            )}
          </div>
          {state === "failed" && (
            <IconButton size="sm" label={t("picker.retryUpload", { name })} onClick={() => onRetry(id)}>
              <RotateCw aria-hidden="true" className="size-4" />
            </IconButton>
          )}
          <IconButton
            size="sm"
            label={state === "failed" ? t("picker.dismissUpload", { name }) : t("picker.cancelUpload", { name })}
            onClick={() => onRemove(id)}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Files that never left this machine, each with its reason. */
export function RefusedFiles({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      {problems.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
    </div>
  );
}
