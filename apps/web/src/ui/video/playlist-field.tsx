import type { Playlist } from "@sahne/contract/publishing/channel-changes";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";

type PlaylistFieldProps = {
  /** Undefined while they are not known. */
  playlists: readonly Playlist[] | undefined;
  value: string | null;
  onChange: (playlistId: string | null) => void;
};

/** The list of the channel that the film is put into once it is there. */
export function PlaylistField({ playlists, value, onChange }: PlaylistFieldProps) {
  const t = useT();
  // One that is not among them (yet) stays what was chosen.
  const isUnknown = value !== null && playlists?.some(({ id }) => id === value) !== true;
  return (
    <Select
      label={<T k="publish.playlist.label" />}
      hint={<T k="publish.playlist.hint" />}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
      options={[
        { value: "", label: t("publish.playlist.none") },
        ...(isUnknown ? [{ value, label: t("publish.playlist.chosen") }] : []),
        ...(playlists ?? []).map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}

/** Instead of it, where the channel has not given the right it needs. */
export function PlaylistRight({ isConnecting, onGrant }: { isConnecting: boolean; onGrant: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-base font-medium">
        <T k="publish.playlist.label" />
      </p>
      <p className="text-sm text-text-3">
        <T k="publish.playlist.right" />
      </p>
      <Button size="sm" isLoading={isConnecting} onClick={onGrant}>
        <T k="publish.playlist.grant" />
      </Button>
    </div>
  );
}
