import { sql } from 'kysely';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { endsTransaction } from './callback-client.ts';

const mark = '/* with the next */';

/**
 * The end of a statement of a transaction whose answer nobody waits for: it is sent together with the next one, and what
 * fails of it fails there. Its rows, if it has any, come into the array that it was answered with as the next one is
 * answered: who wants them waits for that. Outside of a transaction it is sent at once.
 */
export const pipelined = sql.raw(mark);

/** Whether a statement of a transaction is sent with the next one. */
export const goesWithTheNext = (text: unknown): boolean =>
  text === 'begin' || (typeof text === 'string' && text.endsWith(mark));

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Input = any[];

/** A statement that is sent with the next one, and where its rows come to. */
interface Held {
  readonly input: Input;
  readonly rows: unknown[];
}

const nothingYet = (rows: unknown[]) => ({ rows, fields: [], rowCount: 0, command: '', oid: 0 });

/** All are waited for, so that the connection rests when one has failed; the first failure is what the others fail of. */
async function lastOf(asked: readonly Promise<unknown>[]): Promise<unknown> {
  const settled = await Promise.allSettled(asked);
  const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  if (failed) throw failed.reason;
  return (settled.at(-1) as PromiseFulfilledResult<unknown>).value;
}

/**
 * A client that sends statements together where nobody waits between them: `begin` with the first statement of a
 * transaction, and one that ends in {@link pipelined} with the one after it. PostgreSQL answers them in their order, and
 * refuses all that follow one that failed, the commit too. Each on its own is a wait, across a network most of a
 * transaction's time, while the rows it holds are locked (decision 41).
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
      // What was never sent need not be undone, and a transaction of nothing need not be.
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
