import { sql } from 'kysely';
import type { Writable } from 'node:stream';
import type pg from 'pg';

const mark = '/* with the next */';

/**
 * The end of a statement of a transaction whose answer nobody waits for: it is sent together with the next one, and what
 * fails of it fails there. It gives back no rows: what does may have an outdated plan, and is asked once more by itself.
 * Outside of a transaction it is sent at once.
 */
export const pipelined = sql.raw(mark);

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Input = any[];

const nothingYet = { rows: [], fields: [], rowCount: 0, command: '', oid: 0 };

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
    readonly #held: Input[] = [];
    #isOpen = false;

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    override query(...input: Input): any {
      const [text] = input as [unknown];
      if (text === 'begin') this.#isOpen = true;
      if (this.#isOpen && (text === 'begin' || (typeof text === 'string' && text.endsWith(mark)))) {
        this.#held.push(input);
        return Promise.resolve(nothingYet);
      }
      if (text === 'commit' || text === 'rollback') this.#isOpen = false;
      const held = this.#held.splice(0);
      const isUnknown = held[0]?.[0] === 'begin';
      // What was never sent need not be undone, and a transaction of nothing need not be.
      if (isUnknown && (text === 'rollback' || (text === 'commit' && held.length === 1)))
        return Promise.resolve(nothingYet);
      return text === 'rollback' ? this.#send(input) : this.#sendAll(held, input);
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    #send(input: Input): any {
      return (super.query as (...all: Input) => unknown).apply(this, input);
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
    #sendAll(held: readonly Input[], input: Input): any {
      if (held.length === 0) return this.#send(input);
      const { stream } = (this as unknown as { connection: { stream: Writable } }).connection;
      stream.cork();
      const asked = [...held, input].map((one) => this.#send(one) as Promise<unknown>);
      stream.uncork();
      return lastOf(asked);
    }
  } as typeof pg.Client;
}
