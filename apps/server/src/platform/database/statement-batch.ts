import type { Writable } from 'node:stream';
import pg from 'pg';

/** A statement of a batch; one with a name is prepared under it, once per connection. */
export interface BatchedStatement {
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  readonly name?: string | undefined;
}

/** At least one. */
export type Statements = readonly [BatchedStatement, ...BatchedStatement[]];

/** How the driver answers. */
export type Answer<T> = (error: Error | null, result: T) => void;

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

/** Of a statement; undefined if it has none. */
type Columns = RowDescription | undefined;

/** A statement on its way: how the driver reads its answer, and what came of it. */
interface Part {
  readonly query: DriversQuery;
  columns: Columns;
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

/** A connection on which the driver's own queries write what is then sent at once, and what is known of it. */
class Outbox {
  readonly #connection: Connection;
  readonly #written: Connection;
  #bytes: Buffer[] = [];
  #describes = true;
  /**
   * By the names of prepared statements. They stay true: PostgreSQL refuses a prepared statement whose columns have changed
   * since.
   */
  readonly columnsOf = new Map<string, Columns>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#written = Object.assign(Object.create(connection) as object, {
      stream: { writable: true, write: (bytes: Buffer) => this.#bytes.push(bytes) },
      // A batch ends with one of its own.
      sync: () => undefined,
      describe: (what: unknown) => {
        if (this.#describes) connection.describe.call(this.#written, what);
      },
    }) as unknown as Connection;
  }

  add({ query }: Part): Error | null {
    this.#describes = query.name === undefined || !this.columnsOf.has(query.name);
    return query.submit(this.#written);
  }

  drop(): void {
    this.#bytes = [];
  }

  send(): void {
    this.#connection.sync.call(this.#written);
    const { stream } = this.#connection;
    if (stream.writable) stream.write(Buffer.concat(this.#bytes));
    this.drop();
  }
}

const outboxes = new WeakMap<object, Outbox>();

function outboxOf(connection: Connection): Outbox {
  const known = outboxes.get(connection);
  if (known) return known;
  const outbox = new Outbox(connection);
  outboxes.set(connection, outbox);
  return outbox;
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

  constructor(statements: Statements, callback: Answer<pg.QueryResult[]>) {
    const [{ text, name }] = statements;
    super({ text, name, callback: () => undefined });
    this.statements = statements;
    this.callback = callback;
    this.#parts = statements.map(partOf);
  }

  override submit(connection: Connection): Error | null {
    const outbox = outboxOf(connection);
    for (const part of this.#parts) {
      const error = outbox.add(part) ?? part.error;
      if (error) {
        outbox.drop();
        this.#forgetUnparsed(connection);
        return error;
      }
    }
    outbox.send();
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
    if (query.name !== undefined) outboxOf(connection).columnsOf.set(query.name, columns);
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
    part.columns = name === undefined ? undefined : outboxOf(connection).columnsOf.get(name);
    if (part.columns) part.query.handleRowDescription(part.columns);
  }

  #forgetUnparsed({ submittedNamedStatements }: Connection): void {
    for (const { query } of this.#parts.slice(this.#at))
      if (query.name !== undefined) delete submittedNamedStatements[query.name];
  }
}
