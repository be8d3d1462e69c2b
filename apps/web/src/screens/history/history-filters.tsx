import {
  historyKind,
  historyOrigin,
  historyResultFilter,
  type HistoryKind,
  type HistoryOrigin,
  type HistoryResultFilter,
} from "@sahne/contract/history/history";
import { maker, type Maker } from "@sahne/contract/videos/engines";
import { resultKey } from "#data/history/history.ts";
import { channelsOf, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { periods, type HistoryAddress } from "./history-address.ts";

type FilterProps = { address: HistoryAddress; onChange: (changes: Partial<HistoryAddress>) => void };

export function PeriodSwitch({ address: { period, from, to }, onChange }: FilterProps) {
  const t = useT();
  return (
    <div className="flex max-w-full min-w-0 flex-wrap items-end gap-3">
      <div className="max-w-full min-w-0">
        <Segmented
          label={t("history.period")}
          className="flex-wrap"
          value={period}
          onChange={(next) => onChange({ period: next })}
          options={periods.map((name) => ({
            value: name,
            label: (
              <span className="whitespace-nowrap">
                <T k={`history.period.${name}`} />
              </span>
            ),
          }))}
        />
      </div>
      {period === "own" && (
        <>
          <TextField
            type="date"
            label={<T k="history.period.from" />}
            aria-required={undefined}
            value={from}
            max={to}
            onChange={(event) => onChange({ from: event.target.value })}
            className="w-40"
          />
          <TextField
            type="date"
            label={<T k="history.period.to" />}
            aria-required={undefined}
            value={to}
            min={from}
            onChange={(event) => onChange({ to: event.target.value })}
            className="w-40"
          />
        </>
      )}
    </div>
  );
}

export function HistoryFilterBar({ address, onChange }: FilterProps) {
  const t = useT();
  const any = { value: "", label: t("history.filter.any") };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={<T k="history.search" />}
        clearLabel={t("history.searchClear")}
        value={address.q}
        onChange={(q) => onChange({ q })}
      />
      <Select
        label={<T k="history.filter.kind" />}
        value={address.kind}
        onChange={(event) => onChange({ kind: event.target.value as HistoryKind | "" })}
        options={[any, ...historyKind.options.map((name) => ({ value: name, label: t(`history.kind.${name}`) }))]}
        className="min-w-32 flex-1 sm:w-36 sm:flex-none"
      />
      <Select
        label={<T k="history.filter.result" />}
        value={address.result}
        onChange={(event) => onChange({ result: event.target.value as HistoryResultFilter | "" })}
        options={[
          any,
          ...historyResultFilter.options.map((name) => ({ value: name, label: t(filterKey(name, address)) })),
        ]}
        className="min-w-32 flex-1 sm:w-36 sm:flex-none"
      />
      <Select
        label={<T k="history.filter.engine" />}
        value={address.engine}
        onChange={(event) => onChange({ engine: event.target.value as Maker | "" })}
        options={[any, ...maker.options.map((name) => ({ value: name, label: t(`engine.${name}`) }))]}
        className="min-w-32 flex-1 sm:w-36 sm:flex-none"
      />
      <Select
        label={<T k="history.filter.origin" />}
        value={address.origin}
        onChange={(event) => onChange({ origin: event.target.value as HistoryOrigin | "" })}
        options={[any, ...historyOrigin.options.map((name) => ({ value: name, label: t(`history.origin.${name}`) }))]}
        className="min-w-32 flex-1 sm:w-36 sm:flex-none"
      />
      <ChannelFilter address={address} onChange={onChange} />
    </div>
  );
}

function filterKey(result: HistoryResultFilter, { kind }: HistoryAddress): PlainKey {
  return result === "ended" ? "history.result.ended" : resultKey({ kind, result });
}

/** Nothing to choose with one channel, unless the address names another. */
function ChannelFilter({ address: { channel }, onChange }: FilterProps) {
  const t = useT();
  const channels = channelsOf(useYoutubeStatus().data);
  if (channels.length < 2 && channel === "") return null;
  const named = channels.map(({ id, title }) => ({ value: id, label: title }));
  const isKnown = channel === "" || channels.some(({ id }) => id === channel);
  return (
    <Select
      label={<T k="history.filter.channel" />}
      value={channel}
      onChange={(event) => onChange({ channel: event.target.value })}
      options={[
        { value: "", label: t("history.filter.any") },
        ...named,
        ...(isKnown ? [] : [{ value: channel, label: t("history.filter.otherChannel") }]),
      ]}
      className="min-w-32 flex-1 sm:w-36 sm:flex-none"
    />
  );
}
