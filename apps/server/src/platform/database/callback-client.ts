import pg from 'pg';
import { type BatchedStatement, StatementBatch } from './statement-batch.ts';

type Answer<T> = (error: Error | null, result: T) => void;

/** At least one. */
export type Statements = readonly [BatchedStatement, ...BatchedStatement[]];

const over = 'The transaction is over.';

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Input = any[];

/** Whether a statement ends a transaction, by commit or rollback. */
export const endsTransaction = (asked: unknown): boolean => asked === 'commit' || asked === 'rollback';

/**
 * A client that passes the driver a callback instead of having it create a promise. The driver's promise and its query
 * refer to each other, and V8 (13.6) then treats all queries and their rows as alive in minor collections; they are
 * only freed by major ones, which become twice as frequent (measured; the reason is unknown). While a transaction is
 * being ended, nothing else is sent: if one of two concurrent statements failed, those of the other would run after the
 * rollback, outside of the transaction, and be committed.
 */
export class CallbackClient extends pg.Client {
  #isEnding = false;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
  override query(...input: Input): any {
    const ask = super.query as unknown as (...all: Input) => unknown;
    const [asked, values] = input;
    // Ready-made query objects and calls with a callback go straight to the driver.
    if (typeof asked?.submit === 'function' || input.some((one) => typeof one === 'function'))
      return ask.apply(this, input);
    if (this.#isEnding) return Promise.reject(new Error(over));
    const ends = endsTransaction(asked);
    if (ends) this.#isEnding = true;
    return this.#answered<pg.QueryResult>(ends, (answer) => ask.call(this, asked, values, answer));
  }

  /** Sends statements as one batch, the first failure of which is thrown; their results are in the same order. */
  queryTogether(statements: Statements): Promise<pg.QueryResult[]> {
    if (this.#isEnding) return Promise.reject(new Error(over));
    const ends = endsTransaction(statements.at(-1)?.text);
    if (ends) this.#isEnding = true;
    const send = super.query as unknown as (batch: StatementBatch) => unknown;
    return this.#answered<pg.QueryResult[]>(ends, (answer) =>
      send.call(this, new StatementBatch(statements, answer)),
    );
  }

  #answered<T>(ends: boolean, send: (answer: Answer<T>) => unknown): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      send((error, result) => {
        if (ends) this.#isEnding = false;
        return error ? reject(error) : resolve(result);
      });
    }).catch((error: Error) => {
      // As in the driver: the stack of the caller is more useful than that of the reader of the socket.
      Error.captureStackTrace(error);
      throw error;
    });
  }
}
