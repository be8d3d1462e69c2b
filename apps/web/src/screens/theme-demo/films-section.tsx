import { T, useT } from "#lib/messages.tsx";
import { Card } from "#ui/card.tsx";
import { StatusBadge } from "#ui/video/status-badge.tsx";
import { VideoPlayer } from "#ui/video/video-player.tsx";
import { DemoSection } from "./demo-section.tsx";

const FILMS = [
  { title: "themeDemo.card.1", file: "hero", seconds: 7 },
  { title: "themeDemo.card.2", file: "film-aurora", seconds: 5 },
  { title: "themeDemo.card.3", file: "film-cosmos", seconds: 5 },
] as const;

export function FilmsSection() {
  const t = useT();
  return (
    <DemoSection id="films" title={<T k="themeDemo.cards" />} text={<T k="themeDemo.cards.text" />}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {FILMS.map((film) => (
          <li key={film.file} className="min-w-0">
            <Card padding="none" className="overflow-hidden">
              <VideoPlayer
                src={`/films/${film.file}.mp4`}
                poster={`/films/${film.file}.jpg`}
                title={t(film.title)}
                playLabel={t("themeDemo.card.play")}
              />
              <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 p-4">
                <div className="min-w-0 max-w-full">
                  <h3 className="truncate text-md font-semibold">
                    <T k={film.title} />
                  </h3>
                  <p className="tabular text-sm text-text-3">
                    <T k="common.seconds" v={{ count: film.seconds }} />
                  </p>
                </div>
                <StatusBadge status="completed" label={<T k="status.completed" />} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}
