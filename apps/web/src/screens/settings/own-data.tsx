import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** R14.7: everything of mine, to take along or to have removed. */
export function OwnData({ username }: { username: string }) {
  return (
    <SettingsSection id="data" text="data.text">
      <div className="divide-y divide-line border-t border-line">
        <ExportData />
        <DeleteAccount username={username} />
      </div>
    </SettingsSection>
  );
}
