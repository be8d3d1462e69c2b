import { authorshipRoute } from "@sahne/contract/videos/authorship";
import { figuresRoute, historyCsvRoute, historyJsonRoute, listHistoryRoute } from "@sahne/contract/history/history";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { authorshipOf } from "./authorship.ts";
import { readFigures } from "./figures.service.ts";
import { asCsv, asJson } from "./history-file.ts";
import { pageOfHistory, wholeHistory } from "./history.service.ts";

export function historyRoutes(mount: Mount, context: Context): void {
  mount.session(listHistoryRoute, ({ identity, language, query }) =>
    pageOfHistory(context, { userId: identity.userId, language }, query),
  );

  mount.session(figuresRoute, ({ identity, language, query }) =>
    readFigures(context, { userId: identity.userId, language }, query),
  );

  mount.session(authorshipRoute, async ({ identity, params }) => ({
    authorship: await authorshipOf(context, identity.userId, params.videoId),
  }));

  mount.download(historyCsvRoute, ({ identity, language, query }) => ({
    name: "sahne-history.csv",
    chunks: asCsv(wholeHistory(context, { userId: identity.userId, language }, query)),
  }));

  mount.download(historyJsonRoute, ({ identity, language, query }) => ({
    name: "sahne-history.json",
    chunks: asJson(wholeHistory(context, { userId: identity.userId, language }, query)),
  }));
}
