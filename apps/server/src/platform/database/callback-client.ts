import pg from 'pg';

type Answer = (error: Error | null, result: pg.QueryResult) => void;

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
type Input = any[];

/** Whether a statement ends a transaction, done or undone. */
export const endsTransaction = (asked: unknown): boolean => asked === 'commit' || asked === 'rollback';

/**
 * A client that hands the driver a function to call back instead of having it make a promise. The driver's own promise
 * and its query know each other, and V8 (13.6) then takes all queries and their rows for alive whenever it looks through
 * what is young; they go when all that is old is looked through, which they make it do twice as often (measured; why is
 * not known).
 *
 * While a transaction is being ended nothing else is sent: of two things that it did side by side one has failed, and
 * what the other still asks would be done after it, by itself, and be kept.
 */
export class CallbackClient extends pg.Client {
  #isEnding = false;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed on.
  override query(...input: Input): any {
    const ask = super.query as unknown as (...all: Input) => unknown;
    const [asked, values] = input;
    // A query that somebody made and one that calls back are the driver's alone.
    if (typeof asked?.submit === 'function' || input.some((one) => typeof one === 'function'))
      return ask.apply(this, input);
    if (this.#isEnding) return Promise.reject(new Error('The transaction is over.'));
    const ends = endsTransaction(asked);
    if (ends) this.#isEnding = true;
    return new Promise<pg.QueryResult>((resolve, reject) => {
      const answer: Answer = (error, result) => {
        if (ends) this.#isEnding = false;
        return error ? reject(error) : resolve(result);
      };
      ask.call(this, asked, values, answer);
    }).catch((error: Error) => {
      // As the driver does: where it was asked is of more use than where the answer was read.
      Error.captureStackTrace(error);
      throw error;
    });
  }
}
