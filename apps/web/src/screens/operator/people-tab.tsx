import type { PeopleOrder, Person } from "@sahne/contract/operator/people";
import { Ban, Download, EllipsisVertical, Gauge, KeyRound, LogOut, Trash2, Undo2, UserX } from "lucide-react";
import { createContext, use, useState } from "react";
import { useEndSessionsOf, useMailResetTo, usePeople } from "#data/operator.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { formatCount } from "#lib/time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Menu, type MenuItem } from "#ui/overlay/menu.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";
import { shownBytes } from "./bytes.ts";
import { Loaded, More } from "./loaded.tsx";

const PersonDialog = lazyPart(async () => (await import("./person-dialogs.tsx")).PersonDialog);

type Asked = { what: "block" | "limits" | "export" | "delete"; person: Person };

export function PeopleTab() {
  const t = useT();
  const [q, setQ] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [order, setOrder] = useState<PeopleOrder>("newest");
  const people = usePeople(q, order);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={<T k="operator.search" />}
          clearLabel={t("operator.search.clear")}
          value={q}
          onChange={setQ}
        />
        <Segmented
          label={t("operator.order")}
          value={order}
          onChange={setOrder}
          options={[
            { value: "newest", label: <T k="operator.order.newest" /> },
            { value: "stored", label: <T k="operator.order.stored" /> },
          ]}
        />
      </div>
      <Loaded query={people} skeleton="h-96">
        {({ pages }) => <PeopleTable people={pages.flatMap((page) => page.people)} onAsk={setAsked} />}
      </Loaded>
      <More query={people} />
      {asked !== null && <PersonDialog isOpen {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** The dialog that a row asks for, which stands beside the list. */
const Asking = createContext<(asked: Asked) => void>(() => undefined);

type PeopleTableProps = { people: readonly Person[]; onAsk: (asked: Asked) => void };

function PeopleTable({ people, onAsk }: PeopleTableProps) {
  const t = useT();
  if (people.length === 0) {
    return (
      <EmptyState icon={<UserX />} title={<T k="operator.nobody" />} description={<T k="operator.nobody.text" />} />
    );
  }
  return (
    <Asking value={onAsk}>
      <Table caption={t("operator.tab.people")} rows={people} rowKey={({ _id }) => _id} columns={COLUMNS} />
    </Asking>
  );
}

const COLUMNS: readonly TableColumn<Person>[] = [
  { id: "person", header: <T k="operator.person" />, cell: (person) => <PersonCell person={person} /> },
  {
    id: "videos",
    header: <T k="operator.videos" />,
    align: "end",
    className: "max-sm:hidden",
    cell: ({ videos }) => formatCount(videos),
  },
  {
    id: "storage",
    header: <T k="operator.storage" />,
    align: "end",
    className: "whitespace-nowrap max-sm:hidden",
    cell: ({ storageBytes }) => <Bytes value={storageBytes} />,
  },
  {
    id: "seen",
    header: <T k="operator.lastSeen" />,
    className: "max-md:hidden",
    cell: ({ lastSeenAt }) => <LastSeen at={lastSeenAt} />,
  },
  { id: "actions", header: <Actions />, align: "end", cell: (person) => <PersonMenu person={person} /> },
];

function Actions() {
  return (
    <span className="sr-only">
      <T k="operator.actions.all" />
    </span>
  );
}

function LastSeen({ at }: { at: string | null }) {
  if (at !== null) return <T k="operator.moment" v={{ when: new Date(at) }} />;
  return (
    <span className="text-text-3">
      <T k="operator.never" />
    </span>
  );
}

function Bytes({ value }: { value: number }) {
  return shownBytes(value, useT().lang("operator.storage"));
}

function PersonCell({ person }: { person: Person }) {
  return (
    <div className="max-w-80 min-w-0 max-sm:max-w-52">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="truncate">{person.fullname}</span>
        {person.isOperator && (
          <Badge tone="info">
            <T k="operator.isOperator" />
          </Badge>
        )}
        {person.isBlocked && (
          <Badge tone="danger">
            <T k="operator.isBlocked" />
          </Badge>
        )}
      </p>
      <p className="truncate text-sm text-text-3">
        {person.username} · {person.email}
      </p>
    </div>
  );
}

function PersonMenu({ person }: { person: Person }) {
  const t = useT();
  const onAsk = use(Asking);
  const { notify } = useNotification();
  const endSessions = useEndSessionsOf();
  const mailReset = useMailResetTo();
  const { _id: personId } = person;
  async function run(act: () => Promise<unknown>, done: PlainKey): Promise<void> {
    try {
      await act();
      notify({ type: "success", message: t(done), lang: t.attr(done) });
    } catch (error) {
      notify({ type: "error", message: error instanceof Error ? error.message : t("default.unknown") });
    }
  }
  const items: MenuItem[] = [
    {
      id: "limits",
      label: <T k="operator.limits" />,
      icon: <Gauge />,
      onSelect: () => onAsk({ what: "limits", person }),
    },
    {
      id: "reset",
      label: <T k="operator.resetLink" />,
      icon: <KeyRound />,
      onSelect: () => void run(() => mailReset.mutateAsync({ personId }), "operator.resetLink.done"),
    },
    {
      id: "sessions",
      label: <T k="operator.endSessions" />,
      icon: <LogOut />,
      onSelect: () => void run(() => endSessions.mutateAsync({ personId }), "operator.endSessions.done"),
    },
    {
      id: "export",
      label: <T k="operator.export" />,
      icon: <Download />,
      onSelect: () => onAsk({ what: "export", person }),
    },
    {
      id: "block",
      startsGroup: true,
      label: person.isBlocked ? <T k="operator.unblock" /> : <T k="operator.block" />,
      icon: person.isBlocked ? <Undo2 /> : <Ban />,
      tone: person.isBlocked ? "plain" : "danger",
      onSelect: () => onAsk({ what: "block", person }),
    },
    {
      id: "delete",
      label: <T k="operator.delete" />,
      icon: <Trash2 />,
      tone: "danger",
      onSelect: () => onAsk({ what: "delete", person }),
    },
  ];
  const label = t("operator.actions", { name: person.username });
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <IconButton label={label}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </IconButton>
      }
    />
  );
}
