import { Activity, Globe, Inbox, ListChecks, Plug, ScrollText, UserPlus, Users, type LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { lazyPart, type LazyPart } from "#lib/lazy-part.tsx";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { classNames } from "#ui/class-names.ts";
import { StateTab } from "./state-tab.tsx";

type Section = {
  id: string;
  label: PlainKey;
  icon: LucideIcon;
  /** Fetched when it is opened; the first one is there already. */
  Part?: LazyPart<{ isOpen: boolean }>;
};

const SECTIONS: readonly Section[] = [
  { id: "state", label: "operator.tab.state", icon: Activity },
  {
    id: "people",
    label: "operator.tab.people",
    icon: Users,
    Part: lazyPart(async () => (await import("./people-tab.tsx")).PeopleTab),
  },
  {
    id: "sign-up",
    label: "operator.tab.signUp",
    icon: UserPlus,
    Part: lazyPart(async () => (await import("./sign-up-tab.tsx")).SignUpTab),
  },
  {
    id: "jobs",
    label: "operator.tab.work",
    icon: ListChecks,
    Part: lazyPart(async () => (await import("./jobs-tab.tsx")).JobsTab),
  },
  {
    id: "services",
    label: "operator.tab.services",
    icon: Plug,
    Part: lazyPart(async () => (await import("./services-tab.tsx")).ServicesTab),
  },
  {
    id: "messages",
    label: "operator.tab.messages",
    icon: Inbox,
    Part: lazyPart(async () => (await import("./messages-tab.tsx")).MessagesTab),
  },
  {
    id: "site",
    label: "operator.tab.site",
    icon: Globe,
    Part: lazyPart(async () => (await import("./site-tab.tsx")).SiteTab),
  },
  {
    id: "log",
    label: "operator.tab.log",
    icon: ScrollText,
    Part: lazyPart(async () => (await import("./log-tab.tsx")).LogTab),
  },
];

/** R19.1: what whoever runs the site needs to see and do; `operator-page.tsx` decides who gets here. */
export function OperatorScreen() {
  const [search] = useSearchParams();
  const asked = search.get("tab");
  const open = SECTIONS.find(({ id }) => id === asked) ?? SECTIONS[0];
  return (
    <>
      <SectionLinks openId={open?.id} />
      <div className="pt-5">{open?.Part === undefined ? <StateTab /> : <open.Part key={open.id} isOpen />}</div>
    </>
  );
}

function SectionLinks({ openId }: { openId: string | undefined }) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const openIndex = SECTIONS.findIndex(({ id }) => id === openId);
  // On a phone the row is longer than the screen. In braces: some browsers answer with a promise, which an effect must not.
  useEffect(() => {
    list.current?.children[openIndex]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [openIndex]);
  return (
    <nav
      aria-label={t("operator.sections")}
      lang={t.attr("operator.sections")}
      className="overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      <ul ref={list} className="flex gap-1">
        {SECTIONS.map(({ id, label, icon: Icon }) => (
          <li key={id} className="shrink-0">
            <Link
              to={`?tab=${id}`}
              replace
              aria-current={id === openId ? "page" : undefined}
              className={classNames(
                "moves flex h-11 items-center gap-2 border-b-2 px-3 text-base font-medium outline-offset-[-2px]",
                id === openId ? "border-accent-graphic text-text" : "border-transparent text-text-2 hover:text-text",
              )}
            >
              <Icon aria-hidden="true" className="size-4" />
              <T k={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
