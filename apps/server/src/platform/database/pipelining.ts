import { sql } from 'kysely';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { endsTransaction } from './callback-client.ts';

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
  readonly input: Input;
  readonly rows: unknown[];
}

const nothingYet = (rows: unknown[]) => ({ rows, fields: [], rowCount: 0, command: '', oid: 0 });

/**
 * Awaits all of them, so that the connection is idle again after a failure; throws the first failure, since the others
 * follow from it.
 */
async function lastOf(asked: readonly Promise<unknown>[]): Promise<unknown> {
  const settled = await Promise.allSettled(asked);
  const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
  return (settled.at(-1) as PromiseFulfilledResult<unknown>).value;
}

/**
 * A client that pipelines statements: `begin` goes with the first statement of a transaction, and one that ends in
 * {@link pipelined} with its successor. PostgreSQL answers in order and, after a failure, refuses the rest, including
 * the commit. Sent separately, each costs a round trip, which over a network is most of a transaction's time, with its
 * rows locked (decision 41).
 */
export function pipeliningClient(Client: typeof pg.Client): typeof pg.Client {
  return class PipeliningClient extends Client {
    readonly #held: Held[] = [];
    #isOpen = false;

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    override query(...input: Input): any {
      const [text] = input as [unknown];
      if (text === 'begin') this.#isOpen = true;
      if (this.#isOpen && goesWithTheNext(text)) {
        const rows: unknown[] = [];
        this.#held.push({ input, rows });
        return Promise.resolve(nothingYet(rows));
      }
      if (endsTransaction(text)) this.#isOpen = false;
      const held = this.#held.splice(0);
      const isUnknown = held[0]?.input[0] === 'begin';
      // A transaction that was never sent needs neither a rollback nor an empty commit.
      if (isUnknown && (text === 'rollback' || (text === 'commit' && held.length === 1)))
        return Promise.resolve(nothingYet([]));
      return text === 'rollback' ? this.#send(input) : this.#sendAll(held, input);
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    #send(input: Input): any {
      return (super.query as (...all: Input) => unknown).apply(this, input);
    }

    #sendHeld({ input, rows }: Held): Promise<unknown> {
      return (this.#send(input) as Promise<pg.QueryResult>).then((answer) => rows.push(...answer.rows));
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    #sendAll(held: readonly Held[], input: Input): any {
      if (held.length === 0) return this.#send(input);
      const { stream } = (this as unknown as { connection: { stream: Writable } }).connection;
      stream.cork();
      const asked = [...held.map((one) => this.#sendHeld(one)), this.#send(input) as Promise<unknown>];
      stream.uncork();
      return lastOf(asked);
    }
  } as typeof pg.Client;
}
