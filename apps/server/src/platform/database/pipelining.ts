import { sql } from 'kysely';
import type pg from 'pg';
import { type CallbackClient, endsTransaction, isAlone } from './callback-client.ts';
import type { BatchedStatement } from './statement-batch.ts';

const mark = '/* with the next */';

/**
 * Suffix of a statement in a transaction whose result is not awaited: it is sent together with the next statement,
 * which reports its failure. Its rows, if any, appear in the returned array once the next statement is answered.
 * Outside of a transaction it is sent at once.
 */
export const pipelined = sql.raw(mark);

/** Whether a statement of a transaction is sent together with the next one. */
export const goesWithTheNext = (text: unknown): boolean =>
  text === 'begin' || (typeof text === 'string' && text.endsWith(mark));

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Input = any[];

/** A statement that waits to be sent with the next one, and where its rows go. */
interface Held {
  readonly statement: BatchedStatement;
  readonly rows: unknown[];
}

const nothingYet = (rows: unknown[]) => ({ rows, fields: [], rowCount: 0, command: '', oid: 0 });

/**
 * A client that pipelines statements: `begin` goes with the first statement of a transaction, and one that ends in
 * {@link pipelined} with its successor. PostgreSQL answers in order and, after a failure, refuses the rest, including
 * the commit. Sent separately, each costs a round trip, which over a network is most of a transaction's time, with its
 * rows locked (decision 41).
 */
export function pipeliningClient(Client: typeof CallbackClient): typeof pg.Client {
  return class PipeliningClient extends Client {
    readonly #held: Held[] = [];
    #isOpen = false;

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    override query(...input: Input): any {
      const [text, values] = input;
      if (text === 'begin') this.#isOpen = true;
      if (this.#isOpen && goesWithTheNext(text)) {
        const rows: unknown[] = [];
        this.#held.push({ statement: { text, values }, rows });
        return Promise.resolve(nothingYet(rows));
      }
      if (endsTransaction(text)) this.#isOpen = false;
      const held = this.#held.splice(0);
      const isUnknown = held[0]?.statement.text === 'begin';
      // A transaction that was never sent needs neither a rollback nor an empty commit.
      if (isUnknown && (text === 'rollback' || (text === 'commit' && held.length === 1)))
        return Promise.resolve(nothingYet([]));
      const send = (): unknown => (super.query as (...all: Input) => unknown).apply(this, input);
      if (held.length === 0 || text === 'rollback') return send();
      return isAlone({ text, values }) ? this.#sendAll(held, { text, values }) : this.#sendBefore(held, send);
    }

    async #sendAll(held: readonly Held[], last?: BatchedStatement): Promise<pg.QueryResult> {
      const [first, ...others] = [...held.map(({ statement }) => statement), ...(last ? [last] : [])];
      const results = await this.queryTogether([first as BatchedStatement, ...others]);
      for (const [at, { rows }] of held.entries()) rows.push(...(results[at]?.rows ?? []));
      return results.at(-1) as pg.QueryResult;
    }

    /** The last one's text may hold several statements, which the driver has to send by themselves. */
    async #sendBefore(held: readonly Held[], send: () => unknown): Promise<unknown> {
      const [before, last] = await Promise.allSettled([this.#sendAll(held), send()]);
      // If both failed, the second one's failure follows from the first's.
      if (before.status === 'rejected') throw before.reason;
      if (last.status === 'rejected') throw last.reason;
      return last.value;
    }
  };
}
