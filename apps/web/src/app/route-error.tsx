import { useEffect } from "react";
import { useRouteError } from "react-router";
import { ChunkLoadError, type ChunkFailure } from "#lib/chunk.ts";
import { logError } from "#lib/log.ts";
import { T, useT } from "#lib/messages.tsx";
import { useDocumentTitle } from "#lib/title.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { FullPage } from "./full-page.tsx";

/** Whatever a route throws ends here (R2.6). Links are plain ones: what broke may be the page's own script. */
export function RouteError() {
  const error = useRouteError();
  const t = useT();
  useDocumentTitle(t(error instanceof ChunkLoadError ? "chunk.title" : "routeError.title"));
  useEffect(() => logError("A route failed", error), [error]);
  if (error instanceof ChunkLoadError) return <ChunkFailed failure={error.failure} />;
  return (
    <FullPage
      code="!"
      title={<T k="routeError.title" />}
      text={<T k="routeError.text" />}
      actions={
        <>
          <ReloadButton variant="primary" />
          <HomeLink />
        </>
      }
    >
      {import.meta.env.DEV && <Details error={error} />}
    </FullPage>
  );
}

function ChunkFailed({ failure }: { failure: ChunkFailure }) {
  return (
    <FullPage
      code="!"
      title={<T k="chunk.title" />}
      text={
        <>
          <T k={`chunk.${failure}`} /> <T k="chunk.draftKept" />
        </>
      }
      actions={
        <>
          <ReloadButton variant="primary" />
          <HomeLink />
        </>
      }
    />
  );
}

function ReloadButton({ variant }: { variant: "primary" | "secondary" }) {
  return (
    <Button variant={variant} onClick={() => window.location.reload()}>
      <T k="chunk.reload" />
    </Button>
  );
}

function HomeLink() {
  return (
    <a href="/" className={buttonStyle({})}>
      <T k="common.home" />
    </a>
  );
}

function Details({ error }: { error: unknown }) {
  const text = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  return (
    <details className="w-full max-w-3xl text-sm text-text-2">
      <summary>
        <T k="routeError.details" />
      </summary>
      <pre className="mt-2 overflow-x-auto rounded-md bg-surface-sunken p-3 font-mono text-xs">{text}</pre>
    </details>
  );
}
