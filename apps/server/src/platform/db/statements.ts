import { parse, protocol, type PGlite, type QueryOptions, type Results } from "@electric-sql/pglite";

const { serialize } = protocol;

export type Statements = {
  /** Runs one statement. Whoever calls has the engine's session for itself. */
  run<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Results<Row>>;
  /** The shape of tables may have changed: every statement is looked at anew. */
  forget(): Promise<void>;
};

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
type Prepared = { name: string; types: number[]; columns: Message[] };

/** Plans are kept in the engine's memory, which never shrinks. */
const MOST_KEPT = 250;
const MOST_SEEN = 1_000;

/**
 * PGlite's own `query` parses and plans each statement anew and crosses into the engine six times for it. Here a text that
 * comes again is prepared once; from then on it costs one crossing.
 */
export function createStatements(engine: PGlite): Statements {
  const kept = new Map<string, Prepared>();
  const seen = new Set<string>();
  let made = 0;

  const send = (...parts: Uint8Array[]): Promise<Message[]> =>
    engine.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const known = kept.get(text);
    if (known) {
      // The one used last stands last.
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const isRepeated = seen.has(text);
    const name = isRepeated ? `kept_${(made += 1)}` : "";
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === "rowDescription"),
    };
    await (isRepeated ? keep(text, statement) : notice(text));
    return statement;
  }

  async function keep(text: string, statement: Prepared): Promise<void> {
    kept.set(text, statement);
    const [oldest] = kept;
    if (kept.size > MOST_KEPT && oldest) await drop(...oldest);
  }

  async function drop(text: string, { name }: Prepared): Promise<void> {
    kept.delete(text);
    await send(serialize.close({ type: "S", name }));
  }

  function notice(text: string): void {
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
  }

  async function execute(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results> {
    const { name, types, columns } = await prepare(text);
    const bound = values.map((value, index) => asText(engine, value, types[index]));
    const answer = await send(serialize.bind({ statement: name, values: bound }), serialize.execute({}));
    const shape = options?.rowMode ? { rowMode: options.rowMode } : {};
    const [results] = parse.parseResults([...columns, ...answer], parsersFor(engine, options), shape);
    if (!results) throw new Error("The embedded database gave no answer.");
    return results;
  }

  /** Columns were added or removed since: the statement is prepared anew, unless the transaction it broke is lost anyway. */
  async function executeAnew(error: unknown, ...statement: Parameters<typeof execute>): Promise<Results> {
    const [text] = statement;
    const known = kept.get(text);
    if (!known || !isOutdated(error)) throw error;
    if (engine.isInTransaction()) {
      kept.delete(text);
      throw error;
    }
    await drop(text, known);
    return execute(...statement);
  }

  return {
    run: <Row>(text: string, values: readonly unknown[] = [], options?: QueryOptions) =>
      // A transaction's callback may ask for several things at once.
      engine.runExclusive(
        () =>
          execute(text, values, options).catch((error: unknown) =>
            executeAnew(error, text, values, options),
          ) as Promise<Results<Row>>,
      ),
    forget: () =>
      engine.runExclusive(async () => {
        for (const [text, statement] of kept) await drop(text, statement);
        seen.clear();
      }),
  };
}

const FEATURE_NOT_SUPPORTED = "0A000";

function isOutdated(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FEATURE_NOT_SUPPORTED;
}

function asText(engine: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : engine.serializers[type];
  return serializer ? serializer(value) : (value as { toString(): string }).toString();
}

/** Given as an option they would be copied, hundreds of them, for every answer. */
function parsersFor(engine: PGlite, options: QueryOptions | undefined): PGlite["parsers"] {
  if (!options?.parsers) return engine.parsers;
  return Object.assign(Object.create(engine.parsers) as PGlite["parsers"], options.parsers);
}
