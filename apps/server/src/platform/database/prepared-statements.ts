import { createHash } from 'node:crypto';
import type pg from 'pg';
import { CallbackClient, endsTransaction } from './callback-client.ts';

// PostgreSQL keeps a plan of each on each connection, about 100 KB of a large one: the most used are most of the work.
const mostNamed = 64;
const oftenEnough = 5;
// A longer text is a bulk of rows: it is sent seldom and its plan is nothing beside its work.
const longestText = 8_000;
const mostCounted = 2_000;

/**
 * By its text: on a session that a pooler hands from server to server a name stands for one statement, whoever prepared it.
 * `time` counts what migrations have outdated.
 */
const nameFor = (text: string, time: number): string =>
  `often_${createHash('sha256').update(text).digest('hex').slice(0, 24)}_${time}`;

/** The names under which statements are prepared. */
export interface StatementNames {
  /** Undefined where a statement is planned anew each time. */
  readonly nameOf: (text: string) => string | undefined;
  /** Another name for a text, once: what was prepared under the one that failed is no good on any connection. */
  readonly renew: (text: string, failed: string) => string;
}

/** Names what is asked again and again. */
export function nameFrequentStatements(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  let renewed = 0;
  const giveName = (text: string): string => {
    const name = nameFor(text, renewed);
    names.set(text, name);
    return name;
  };
  return {
    nameOf: (text) => {
      const name = names.get(text);
      if (name !== undefined || names.size >= mostNamed || text.length > longestText) return name;
      const count = (counts.get(text) ?? 0) + 1;
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      if (count < oftenEnough) return undefined;
      counts.delete(text);
      return giveName(text);
    },
    renew: (text, failed) => {
      const name = names.get(text);
      if (name !== undefined && name !== failed) return name;
      renewed += 1;
      return giveName(text);
    },
  };
}

/**
 * Whether a prepared statement was refused because a migration gave its rows another shape meanwhile ("cached plan must
 * not change result type"). Nothing was done; prepared anew it works.
 */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return code === '0A000' && message.includes('cached plan');
}

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Send = (...input: any[]) => any;

/**
 * Asks under a name; where a migration has outdated what was prepared, once more under a new one. Not in a transaction:
 * what has failed of it has failed all of it, and it may be over by now. Whoever tries it again finds the new name.
 */
function sendNamed(
  send: Send,
  names: StatementNames,
  input: readonly unknown[],
  of: { readonly name: string; readonly isInTransaction: boolean },
): unknown {
  const [text, values, ...rest] = input;
  const under = (name: string): unknown => send({ name, text, values }, ...rest);
  const asked = under(of.name) as Promise<unknown> | undefined;
  if (typeof asked?.then !== 'function') return asked;
  return asked.catch((error: unknown) => {
    if (!isOutdatedPlan(error)) throw error;
    const renewed = names.renew(text as string, of.name);
    if (of.isInTransaction) throw error;
    return under(renewed);
  });
}

/**
 * A client that prepares what is asked often: planning a list's statement takes longer than running it. PostgreSQL itself
 * decides, statement by statement, whether one plan does for all values. Statements without values are left alone: they
 * may be several in one text.
 */
export function preparingClient(names: StatementNames): typeof pg.Client {
  return class PreparingClient extends CallbackClient {
    #isInTransaction = false;

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    override query(...input: any[]): any {
      const [text, values] = input;
      if (text === 'begin') this.#isInTransaction = true;
      if (endsTransaction(text)) this.#isInTransaction = false;
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0
          ? names.nameOf(text)
          : undefined;
      const send: Send = (...all) => (super.query as Send).apply(this, all);
      if (name === undefined) return send(...input);
      return sendNamed(send, names, input, { name, isInTransaction: this.#isInTransaction });
    }
  } as typeof pg.Client;
}
