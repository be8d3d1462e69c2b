import type { DataExport } from "@sahne/contract/accounts/account-data";
import { Download } from "lucide-react";
import { isBeingMade, useExport, useStartExport } from "#data/accounts/account-data.ts";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Notice } from "#ui/notice.tsx";
import { Progress } from "#ui/progress.tsx";

export function ExportData() {
  const current = useExport();
  const start = useStartExport();
  const dataExport = current.data?.export ?? null;
  const isWorking = isBeingMade(dataExport);
  const isReady = dataExport?.status === "ready" && dataExport.url !== null;
  return (
    <div className="flex flex-col gap-4 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-md font-semibold">
            <T k="data.export" />
          </h3>
          <p className="mt-1 text-sm text-text-2">
            <T k="data.exportText" />
          </p>
        </div>
        <Button isLoading={start.isPending || isWorking} disabled={current.isPending} onClick={() => start.mutate()}>
          <StartLabel isWorking={isWorking} wasMade={dataExport !== null} />
        </Button>
      </div>
      {isWorking && dataExport !== null && <Making progress={dataExport.progress} />}
      {isReady && <Ready dataExport={dataExport} />}
      {dataExport?.status === "failed" && <Notice tone="danger" title={<T k="data.exportFailed" />} />}
      {start.isError && <Notice tone="danger" title={start.error.message} />}
    </div>
  );
}

function StartLabel({ isWorking, wasMade }: { isWorking: boolean; wasMade: boolean }) {
  if (isWorking) return <T k="data.exportPreparing" />;
  return wasMade ? <T k="data.exportAgain" /> : <T k="data.export" />;
}

function Making({ progress }: { progress: number }) {
  const t = useT();
  return (
    <Progress label={t("data.exportPreparing")} value={progress === 0 ? null : progress}>
      %{progress}
    </Progress>
  );
}

function Ready({ dataExport: { url, expiresAt } }: { dataExport: DataExport }) {
  if (url === null) return null;
  return (
    <Notice
      tone="success"
      title={<T k="data.exportReady" />}
      action={
        <a href={apiAddress(url)} download="sahne.zip" className={buttonStyle({})}>
          <Download aria-hidden="true" className="size-4" />
          <T k="data.exportDownload" />
        </a>
      }
    >
      {expiresAt !== null && <T k="data.exportUntil" v={{ when: new Date(expiresAt) }} />}
    </Notice>
  );
}
