import pg from 'pg';

// PostgreSQL keeps a plan of each on each connection, about 100 KB of a large one: the most used are most of the work.
const mostNamed = 64;
const oftenEnough = 5;
// A longer text is a bulk of rows: it is sent seldom and its plan is nothing beside its work.
const longestText = 8_000;
const mostCounted = 2_000;

/** The name under which a statement is prepared; undefined where it is planned anew each time. */
export type StatementNames = (text: string) => string | undefined;

/** Names what is asked again and again. */
export function nameFrequentStatements(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNamed || text.length > longestText) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    if (count < oftenEnough) return undefined;
    counts.delete(text);
    names.set(text, `often_${names.size}`);
    return names.get(text);
  };
}

/**
 * A client that prepares what is asked often: planning a list's statement takes longer than running it. PostgreSQL itself
 * decides, statement by statement, whether one plan does for all values. Statements without values are left alone: they
 * may be several in one text.
 */
export function preparingClient(nameOf: StatementNames): typeof pg.Client {
  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    override query(...input: any[]): any {
      const [text, values] = input;
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      const passed = name === undefined ? input : [{ name, text, values }, ...input.slice(2)];
      return (super.query as (...all: unknown[]) => unknown).apply(this, passed);
    }
  } as typeof pg.Client;
}
