import { History } from "lucide-react";
import { T } from "#lib/messages.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function HistoryScreen() {
  return <EmptyState icon={<History />} title={<T k="comingSoon.title" />} description={<T k="comingSoon.text" />} />;
}
