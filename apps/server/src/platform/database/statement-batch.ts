import type { Writable } from 'node:stream';
import pg from 'pg';

/** A statement of a batch; one with a name is prepared under it, once per connection. */
export interface BatchedStatement {
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  readonly name?: string | undefined;
}

type Answer<T> = (error: Error | null, result: T) => void;

/** The driver's connection as its own queries use it, which its published types leave out. */
interface Connection {
  readonly stream: Writable;
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  sync(): void;
  describe(what: unknown): void;
}

/** The driver's message that describes columns. */
interface RowDescription {
  readonly fields: readonly unknown[];
}

interface QueryInput extends BatchedStatement {
  readonly queryMode?: 'extended';
  readonly callback: Answer<pg.QueryResult>;
}

/** The driver's query as its client calls it, likewise. */
declare class DriversQuery {
  constructor(input: QueryInput);
  name: string | undefined;
  text: string;
  submit(connection: Connection): Error | null;
  handleRowDescription(message: RowDescription): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}
const Query = pg.Query as unknown as typeof DriversQuery;

/** A statement on its way: how the driver reads its answer, and what came of it. */
interface Part {
  readonly query: DriversQuery;
  columns: RowDescription | undefined;
  result: pg.QueryResult | undefined;
  error: Error | undefined;
}

function partOf({ text, values = [], name }: BatchedStatement): Part {
  const callback: Answer<pg.QueryResult> = (error, result) => {
    if (error) part.error ??= error;
    else part.result = result;
  };
  const query = new Query({ text, values, name, queryMode: 'extended', callback });
  const part: Part = { query, columns: undefined, result: undefined, error: undefined };
  return part;
}

type Columns = Map<string, RowDescription | undefined>;

// By connection and name, undefined where a statement has none. They stay true: PostgreSQL refuses a prepared statement
// whose columns have changed since.
const columnsOfPrepared = new WeakMap<object, Columns>();

function preparedOn({ parsedStatements }: Connection): Columns {
  const known = columnsOfPrepared.get(parsedStatements) ?? new Map();
  columnsOfPrepared.set(parsedStatements, known);
  return known;
}

/** Statements written by the driver's own queries, as bytes that are yet to be sent. */
class Outbox {
  readonly #bytes: Buffer[] = [];
  readonly #connection: Connection;
  #describes = true;

  constructor(connection: Connection) {
    const stream = { writable: true, write: (bytes: Buffer) => this.#bytes.push(bytes) };
    const describe = (what: unknown): void => {
      if (this.#describes) connection.describe.call(this.#connection, what);
    };
    this.#connection = Object.create(connection, {
      stream: { value: stream },
      // The batch ends with one of its own.
      sync: { value: () => undefined },
      describe: { value: describe },
    }) as Connection;
  }

  add({ query }: Part, describes: boolean): Error | null {
    this.#describes = describes;
    return query.submit(this.#connection);
  }

  sendOn(connection: Connection): void {
    connection.sync.call(this.#connection);
    if (connection.stream.writable) connection.stream.write(Buffer.concat(this.#bytes));
  }
}

/**
 * Statements that PostgreSQL receives together and answers together, ended by one `Sync` (PostgreSQL's documentation,
 * 'Extended Query: Pipelining'): after a failure it skips the rest, a commit included. The columns of a prepared
 * statement are asked for once per connection. Results come in the order of the statements.
 */
export class StatementBatch extends Query {
  readonly statements: readonly BatchedStatement[];
  /** The driver's client calls it, or replaces it. */
  callback: Answer<pg.QueryResult[]>;
  readonly #parts: readonly Part[];
  #at = 0;

  constructor(
    statements: readonly [BatchedStatement, ...BatchedStatement[]],
    callback: Answer<pg.QueryResult[]>,
  ) {
    const [{ text, name }] = statements;
    super({ text, name, callback: () => undefined });
    this.statements = statements;
    this.callback = callback;
    this.#parts = statements.map(partOf);
  }

  override submit(connection: Connection): Error | null {
    const known = preparedOn(connection);
    const outbox = new Outbox(connection);
    for (const part of this.#parts) {
      const { name } = part.query;
      const error = outbox.add(part, name === undefined || !known.has(name)) ?? part.error;
      if (error) {
        // Nothing has been sent.
        this.#forgetUnparsed(connection);
        return error;
      }
    }
    outbox.sendOn(connection);
    this.#begin(connection);
    return null;
  }

  override handleRowDescription(message: RowDescription): void {
    const part = this.#current();
    part.columns = message;
    part.query.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    this.#current().query.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const { query, columns } = this.#current();
    query.handleCommandComplete(message, connection);
    if (query.name !== undefined) preparedOn(connection).set(query.name, columns);
    this.#at += 1;
    if (this.#at < this.#parts.length) this.#begin(connection);
  }

  override handleError(error: Error, connection: Connection): void {
    this.#forgetUnparsed(connection);
    this.callback(error, []);
  }

  override handleReadyForQuery(connection: Connection): void {
    for (const { query } of this.#parts) query.handleReadyForQuery(connection);
    const unreadable = this.#parts.find(({ error }) => error)?.error;
    if (unreadable) this.callback(unreadable, []);
    else
      this.callback(
        null,
        this.#parts.map(({ result }) => result as pg.QueryResult),
      );
  }

  #current(): Part {
    return this.#parts[this.#at] as Part;
  }

  /** The client records as prepared what is under these names while it is being answered. */
  #begin(connection: Connection): void {
    const part = this.#current();
    const { name, text } = part.query;
    [this.name, this.text] = [name, text];
    part.columns = name === undefined ? undefined : preparedOn(connection).get(name);
    if (part.columns) part.query.handleRowDescription(part.columns);
  }

  #forgetUnparsed({ submittedNamedStatements }: Connection): void {
    for (const { query } of this.#parts.slice(this.#at))
      if (query.name !== undefined) delete submittedNamedStatements[query.name];
  }
}
