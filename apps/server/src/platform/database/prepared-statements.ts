import { createHash } from 'node:crypto';
import type pg from 'pg';
import { CallbackClient, endsTransaction } from './callback-client.ts';

// PostgreSQL keeps a plan per statement and connection, about 100 KB for a large one; the most frequent statements are
// most of the work.
const mostNamed = 64;
const oftenEnough = 5;
// Longer statements are bulk inserts: infrequent, and planning them is cheap compared with running them.
const longestText = 8_000;
const mostCounted = 2_000;

/**
 * Derived from the text: on a session that a pooler shares between servers, a name must mean the same statement for all
 * of them. `time` counts invalidations by migrations.
 */
const nameFor = (text: string, time: number): string =>
  `often_${createHash('sha256').update(text).digest('hex').slice(0, 24)}_${time}`;

/** Names of prepared statements. */
export interface StatementNames {
  /** Undefined if a statement is not prepared. */
  readonly nameOf: (text: string) => string | undefined;
  /**
   * A new name for a statement, once per failure: what was prepared under the failed name is invalid on every
   * connection.
   */
  readonly renew: (text: string, failed: string) => string;
}

/** Names statements once they are used frequently. */
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
 * Whether a prepared statement failed because a migration changed its result type ("cached plan must not change result
 * type"). It had no effect; prepared again it works.
 */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return code === '0A000' && message.includes('cached plan');
}

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Send = (...input: any[]) => any;

/**
 * Sends a statement under its name, and once more under a new one if a migration has invalidated the prepared
 * statement. Not in a transaction: the failure has aborted it, and it may have ended by now. A retry of the transaction
 * uses the new name.
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
 * A client that prepares frequent statements: planning a list's statement takes longer than running it. PostgreSQL
 * decides for each whether the generic plan is good enough. Statements without parameters are left alone: the text may
 * hold several.
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
