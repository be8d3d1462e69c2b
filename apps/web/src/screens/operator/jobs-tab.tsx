import type { FailedJob } from "@sahne/contract/operator/operator";
import { useFailedJobs, useRetryJob } from "#data/operator.ts";
import { T, useT } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { Button } from "#ui/button.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import { Loaded } from "./loaded.tsx";

type DueJob = { job: string; count: number; oldestSeconds: number };

const DUE: readonly TableColumn<DueJob>[] = [
  { id: "job", header: <T k="operator.job" />, cell: ({ job }) => <code>{job}</code> },
  { id: "count", header: <T k="operator.count" />, align: "end", cell: ({ count }) => formatCount(count) },
  {
    id: "oldest",
    header: <T k="operator.oldest" />,
    align: "end",
    cell: ({ oldestSeconds }) => <T k="operator.seconds" v={{ count: Math.round(oldestSeconds) }} />,
  },
];

/** Jobs keep the names that logs and metrics know them by. */
export function JobsTab() {
  const t = useT();
  const jobs = useFailedJobs();
  return (
    <Loaded query={jobs} skeleton="h-96">
      {({ due, jobs: failed }) => (
        <div className="flex flex-col gap-8">
          <section className="flex flex-col gap-3">
            <h2 className="text-lg font-semibold">
              <T k="operator.failedJobs" />
            </h2>
            {failed.length === 0 ? (
              <p className="text-base text-text-2">
                <T k="operator.failedJobs.none" />
              </p>
            ) : (
              <ul className="divide-y divide-line rounded-lg border border-line bg-surface-1 px-4">
                {failed.map((job) => (
                  <FailedRow key={job._id} job={job} />
                ))}
              </ul>
            )}
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="text-lg font-semibold">
              <T k="operator.due" />
            </h2>
            {due.length === 0 ? (
              <p className="text-base text-text-2">
                <T k="operator.due.none" />
              </p>
            ) : (
              <Table caption={t("operator.due")} rows={due} rowKey={({ job }) => job} columns={DUE} />
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}

function FailedRow({ job }: { job: FailedJob }) {
  const t = useT();
  const { notify } = useNotification();
  const retry = useRetryJob();
  const handleRetry = (): void =>
    void retry
      .mutateAsync(job._id)
      .then(() => notify({ type: "success", message: t("operator.retry.done"), lang: t.attr("operator.retry.done") }))
      .catch((error: Error) => notify({ type: "error", message: error.message }));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-base font-medium">
          <code>{job.job}</code>
        </p>
        <p className="text-sm text-text-3">
          <T k="operator.moment" v={{ when: new Date(job.failedAt) }} />
        </p>
        <p lang="en" className="mt-1 text-sm wrap-anywhere text-text-2">
          {job.reason}
        </p>
      </div>
      <Button size="sm" isLoading={retry.isPending} onClick={handleRetry}>
        <T k="operator.retry" />
      </Button>
    </li>
  );
}
