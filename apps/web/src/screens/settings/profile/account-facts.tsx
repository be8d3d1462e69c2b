import type { User } from "@sahne/contract/accounts/accounts";
import type { VideoTotals } from "@sahne/contract/videos/videos";
import type { ReactNode } from "react";
import { T } from "#lib/messages.tsx";
import { Card } from "#ui/card.tsx";

export function AccountFacts({ user, totals }: { user: User; totals: VideoTotals }) {
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <T k="account.title" />
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:max-lg:grid-cols-3">
        <Fact name={<T k="account.created" />}>
          <T k="common.moment" v={{ when: new Date(user.createdAt) }} />
        </Fact>
        <Fact name={<T k="account.updated" />}>
          <T k="common.moment" v={{ when: new Date(user.updatedAt) }} />
        </Fact>
        <Fact name={<T k="account.totalVideos" />}>{totals.total}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
      <dt className="text-sm text-text-3">{name}</dt>
      <dd className="tabular text-base">{children}</dd>
    </div>
  );
}
