import { serviceName } from "@sahne/contract/services/services";
import { authorshipRoute, type Authorship } from "@sahne/contract/videos/authorship";
import { useQuery } from "@tanstack/react-query";
import { Download, Printer, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { call } from "#lib/api.ts";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { saveBlob } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";

/** A page to read, print or keep: everything that is known of who and what made one video. */
export function AuthorshipScreen() {
  const t = useT();
  const { videoId = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["authorship", videoId],
    queryFn: async () => (await call(authorshipRoute, { params: { videoId } }, "default.unknown")).authorship,
  });
  if (data !== undefined) return <Document authorship={data} />;
  if (error === null) {
    return (
      <SkeletonGroup label={t("authorship.loading")}>
        <Skeleton className="h-160 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  return (
    <EmptyState
      tone="danger"
      icon={<TriangleAlert />}
      title={<T k="authorship.error" />}
      description={error.message}
      action={
        <Button variant="primary" isLoading={isFetching} onClick={() => void refetch()}>
          <T k="common.retry" />
        </Button>
      }
    />
  );
}

function Document({ authorship }: { authorship: Authorship }) {
  const { videoId, videoName, author, prompt, sha256 } = authorship;

  function handleSave() {
    const text = `${JSON.stringify(authorship, null, 2)}\n`;
    saveBlob(new Blob([text], { type: "application/json" }), `${videoName}.authorship.json`);
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="primary" icon={<Download aria-hidden="true" className="size-4" />} onClick={handleSave}>
          <T k="authorship.save" />
        </Button>
        <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={() => window.print()}>
          <T k="authorship.print" />
        </Button>
        <ButtonLink to={`/dashboard/videos?video=${encodeURIComponent(videoId)}`}>
          <T k="authorship.back" />
        </ButtonLink>
      </div>
      <Card className="flex flex-col gap-8">
        <header className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold break-words">{videoName}</h2>
          <p className="text-sm text-text-2">
            <T k="authorship.text" />
          </p>
        </header>
        <Part title="authorship.author">
          <p>{author}</p>
        </Part>
        <Part title="authorship.prompt">
          <p className="break-words whitespace-pre-wrap">{prompt}</p>
        </Part>
        <Scenes scenes={authorship.scenes} />
        <Making authorship={authorship} />
        <Lists authorship={authorship} />
        {sha256 !== null && (
          <Part title="authorship.fingerprint">
            <code className="font-mono text-sm break-all">{sha256}</code>
          </Part>
        )}
      </Card>
    </div>
  );
}

function Part({ title, children }: { title: PlainKey; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">
        <T k={title} />
      </h3>
      {children}
    </section>
  );
}

function Scenes({ scenes }: Pick<Authorship, "scenes">) {
  return (
    <Part title="authorship.scenes">
      {scenes.length === 0 ? (
        <p className="text-text-2">
          <T k="authorship.noScenes" />
        </p>
      ) : (
        <ol className="flex list-decimal flex-col gap-2 pl-6">
          {numbered(scenes).map(({ number, text, source, writer }) => (
            <li key={number}>
              <p className="break-words">{text}</p>
              <p className="text-sm text-text-3">
                {source !== "service" ? (
                  <T k={`authorship.source.${source}`} />
                ) : (
                  writer && (
                    <T
                      k="authorship.source.service"
                      v={{ service: serviceName(writer.service), model: writer.model }}
                    />
                  )
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}

/** Two scenes may say the same; their places differ. */
function numbered(scenes: Authorship["scenes"]) {
  return scenes.map((scene, index) => ({ ...scene, number: index + 1 }));
}

function Making({ authorship }: { authorship: Authorship }) {
  const { engine, engineVersion, seed, isEdited, askedAt, completedAt } = authorship;
  return (
    <Part title="authorship.made">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name="authorship.service">
          <T k={`engine.${engine}`} />
        </Fact>
        {engineVersion !== null && <Fact name="authorship.version">{engineVersion}</Fact>}
        {seed !== null && <Fact name="authorship.seed">{seed}</Fact>}
        <Fact name="authorship.edited">
          <T k={isEdited ? "authorship.yes" : "authorship.no"} />
        </Fact>
        <Fact name="authorship.askedAt">
          <Moment at={askedAt} />
        </Fact>
        {completedAt !== null && (
          <Fact name="authorship.completedAt">
            <Moment at={completedAt} />
          </Fact>
        )}
      </dl>
    </Part>
  );
}

function Fact({ name, children }: { name: PlainKey; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-text-3">
        <T k={name} />
      </dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Lists({ authorship: { vendorTasks, services, edits, pictures, publications } }: { authorship: Authorship }) {
  return (
    <>
      {vendorTasks.length > 0 && (
        <Part title="authorship.tasks">
          {vendorTasks.map(({ vendor, model, task, state, askedAt }) => (
            <p key={`${vendor} ${askedAt}`} className="break-all">
              {[serviceName(vendor), model, task, state].filter(Boolean).join(" · ")} · <Moment at={askedAt} />
            </p>
          ))}
        </Part>
      )}
      {services.length > 0 && (
        <Part title="edits.services">
          {services.map(({ what, service, model, calls, firstAt }) => (
            <p key={`${what} ${service} ${model}`} className="break-words">
              <T k={`edits.what.${what}`} /> · {serviceName(service)} · {model} ·{" "}
              <T k="history.money.calls" v={{ count: calls }} /> · <Moment at={firstAt} />
            </p>
          ))}
        </Part>
      )}
      {edits.length > 0 && (
        <Part title="edits.title">
          {edits.map(({ field, channelTitle, before, after, at }) => (
            <p key={`${field} ${at} ${channelTitle ?? ""} ${after ?? ""}`} className="break-words whitespace-pre-line">
              <T k={`edits.field.${field}`} />
              {channelTitle !== null && ` · ${channelTitle}`} · <Moment at={at} />
              {(before !== null || after !== null) && `\n${before ?? "—"} → ${after ?? "—"}`}
            </p>
          ))}
        </Part>
      )}
      {pictures.length > 0 && (
        <Part title="authorship.pictures">
          {pictures.map(({ imageId, label, sha256 }) => (
            <div key={imageId}>
              <p>{label ?? <T k="authorship.pictureGone" />}</p>
              {sha256 !== null && <code className="block font-mono text-sm break-all text-text-3">{sha256}</code>}
            </div>
          ))}
        </Part>
      )}
      {publications.length > 0 && (
        <Part title="authorship.publications">
          {publications.map(
            ({ channelId, youtubeVideoId, title, privacyStatus, containsSyntheticMedia, publishedAt }) => (
              <p key={channelId} className="break-words">
                {[title, youtubeVideoId ?? channelId, privacyStatus].join(" · ")}
                {" · "}
                <T k={containsSyntheticMedia ? "authorship.disclosed" : "authorship.undisclosed"} />
                {publishedAt !== null && (
                  <>
                    {" · "}
                    <Moment at={publishedAt} />
                  </>
                )}
              </p>
            ),
          )}
        </Part>
      )}
    </>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <T k="authorship.moment" v={{ when: new Date(at) }} />
    </time>
  );
}
