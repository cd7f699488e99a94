import pg from 'pg';
import { type Answer, type BatchedStatement, StatementBatch, type Statements } from './statement-batch.ts';

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Input = any[];

/** Whether a statement ends a transaction, by commit or rollback. */
export const endsTransaction = (asked: unknown): boolean => asked === 'commit' || asked === 'rollback';

/** Whether a text is one statement for sure: without parameters it may hold several, unless it is known. */
export const isAlone = ({ text, values }: BatchedStatement): boolean =>
  (values?.length ?? 0) > 0 || text === 'begin' || endsTransaction(text);

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
    return this.#answered<pg.QueryResult>(asked, (answer) => ask.call(this, asked, values, answer));
  }

  /** Sends statements as one batch, the first failure of which is thrown; their results are in the same order. */
  queryTogether(statements: Statements): Promise<pg.QueryResult[]> {
    const send = super.query as unknown as (batch: StatementBatch) => unknown;
    return this.#answered<pg.QueryResult[]>(statements.at(-1)?.text, (answer) =>
      send.call(this, new StatementBatch(statements, answer)),
    );
  }

  #answered<T>(last: unknown, send: (answer: Answer<T>) => unknown): Promise<T> {
    if (this.#isEnding) return Promise.reject(new Error('The transaction is over.'));
    const ends = endsTransaction(last);
    if (ends) this.#isEnding = true;
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
