import { createHash } from 'node:crypto';
import type pg from 'pg';
import { CallbackClient, endsTransaction, isAlone } from './callback-client.ts';
import type { BatchedStatement, Statements } from './statement-batch.ts';

// PostgreSQL keeps a plan per statement and connection, about 100 KB for a large one; the most frequent statements are
// most of the work.
const mostNamed = 64;
const oftenEnough = 5;
// The longest search has 10,000. Longer statements are bulk inserts: infrequent, and planning them is cheap compared with
// running them.
const longestText = 12_000;
const mostCounted = 2_000;

/**
 * Derived from the text: on a session that a pooler shares between servers, a name must mean the same statement for all
 * of them. `time` counts invalidations by migrations.
 */
const nameFor = (text: string, time: number): string =>
  `often_${createHash('sha256').update(text).digest('hex').slice(0, 24)}_${time}`;

/**
 * The text as it is prepared under a name. Prepared anew it is another one: a pooler that keeps prepared statements (PgBouncer
 * from 1.21) prepares a text once for all names that clients give it, and would go on with what a migration has invalidated.
 */
const textUnder = (name: string | undefined, text: string): string =>
  name === undefined || name.endsWith('_0') ? text : `${text} /* ${name} */`;

function asPrepared(statement: BatchedStatement): BatchedStatement {
  const text = textUnder(statement.name, statement.text);
  return text === statement.text ? statement : { ...statement, text };
}

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
type Send = (...input: any[]) => unknown;

const eachOf = (statements: Statements, change: (one: BatchedStatement) => BatchedStatement): Statements =>
  statements.map(change) as unknown as Statements;

/**
 * A client that prepares frequent statements: planning a list's statement takes longer than running it. PostgreSQL
 * decides for each whether the generic plan is good enough. One that a migration has invalidated is sent once more
 * under a new name, but not in a transaction: the failure has aborted it, and it may have ended by now. A retry of the
 * transaction uses the new names.
 */
export function preparingClient(names: StatementNames): typeof CallbackClient {
  return class PreparingClient extends CallbackClient {
    #isInTransaction = false;

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    override query(...input: any[]): any {
      const [text, values, ...rest] = input;
      if (text === 'begin') this.#isInTransaction = true;
      if (endsTransaction(text)) this.#isInTransaction = false;
      const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? names.nameOf(text) : undefined;
      const send = (...all: unknown[]): unknown => (super.query as Send).apply(this, all);
      if (name === undefined) return send(...input);
      // The pool's own `query` is answered by a callback.
      if (rest.length > 0) return send({ name, text: textUnder(name, text), values }, ...rest);
      return this.#sendNamed([{ text, values, name }]).then(([result]) => result);
    }

    override queryTogether(statements: Statements): Promise<pg.QueryResult[]> {
      if (statements[0].text === 'begin') this.#isInTransaction = true;
      return this.#sendNamed(
        eachOf(statements, (one) => ({ ...one, name: isAlone(one) ? names.nameOf(one.text) : undefined })),
      );
    }

    async #sendNamed(statements: Statements): Promise<pg.QueryResult[]> {
      const isInTransaction = this.#isInTransaction;
      if (endsTransaction(statements.at(-1)?.text)) this.#isInTransaction = false;
      const send = (all: Statements) => super.queryTogether(eachOf(all, asPrepared));
      try {
        return await send(statements);
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error;
        const renewed = eachOf(statements, ({ name, ...one }) => ({
          ...one,
          name: name && names.renew(one.text, name),
        }));
        if (isInTransaction) throw error;
        return send(renewed);
      }
    }
  };
}
