import { useOperatorSummary } from "#data/operator.ts";
import { hasToken } from "#lib/session.ts";
import { OperatorScreen } from "#screens/operator/operator-screen.tsx";
import { NotFound } from "./not-found.tsx";
import { PageLoading } from "./page-loading.tsx";
import { DashboardShell } from "./shell/dashboard-shell.tsx";

/** The server decides who is an operator; to everybody else this address is no page at all. */
export function OperatorPage() {
  const isSignedIn = hasToken();
  const summary = useOperatorSummary(isSignedIn);
  if (!isSignedIn || (summary.isError && summary.data === undefined)) return <NotFound />;
  if (summary.data === undefined) return <PageLoading />;
  return (
    <DashboardShell>
      <OperatorScreen />
    </DashboardShell>
  );
}
