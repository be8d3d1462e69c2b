import type { OperatorAct } from "@sahne/contract/operator/operator";
import { ScrollText } from "lucide-react";
import { useActs } from "#data/operator.ts";
import { T } from "#lib/messages.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded, More } from "./loaded.tsx";

export function LogTab() {
  const acts = useActs();
  return (
    <div className="flex flex-col gap-5">
      <Loaded query={acts} skeleton="h-96">
        {({ pages }) => <Acts acts={pages.flatMap((page) => page.acts)} />}
      </Loaded>
      <More query={acts} />
    </div>
  );
}

function Acts({ acts }: { acts: readonly OperatorAct[] }) {
  if (acts.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title={<T k="operator.log.none" />}
        description={<T k="operator.log.noneText" />}
      />
    );
  }
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface-1 px-4">
      {acts.map((act) => (
        <li key={act._id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
          <p className="min-w-0 text-base">
            <span className="font-medium">
              <T k={`operator.act.${act.act}`} />
            </span>{" "}
            {act.about !== null && <span className="text-text-2">{act.about}</span>}
          </p>
          <p className="text-sm text-text-3">
            {act.by ?? <T k="operator.log.command" />} · <T k="operator.moment" v={{ when: new Date(act.createdAt) }} />
          </p>
        </li>
      ))}
    </ul>
  );
}
