import { T } from "#lib/messages.tsx";
import { settingsSections } from "./settings-section.tsx";

/** Only where there is room beside the page: on a phone the sections follow each other anyway. */
export function SectionList() {
  return (
    <nav aria-labelledby="sections" className="hidden lg:block">
      <p id="sections" className="text-sm font-semibold">
        <T k="settings.sections" />
      </p>
      <ul className="mt-2 flex flex-col border-l border-line">
        {settingsSections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="moves block py-1.5 pl-4 text-base text-text-2 hover:text-text hover:underline"
            >
              <T k={section.title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
