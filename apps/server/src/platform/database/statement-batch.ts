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
  parse(statement: { readonly text: string; readonly name: string | undefined }): void;
  bind(bound: {
    readonly statement: string | undefined;
    readonly values: readonly unknown[];
    readonly valueMapper: (value: unknown) => unknown;
  }): void;
  describe(what: { readonly type: 'P'; readonly name: '' }): void;
  execute(what: object): void;
  sync(): void;
}

/** The driver's messages: columns, a row as text, and what a statement was and how many rows it concerned. */
interface RowDescription {
  readonly fields: readonly pg.FieldDef[];
}
interface DataRow {
  readonly fields: readonly (string | null)[];
}
interface CommandComplete {
  readonly text: string;
}

/** The driver's result, likewise: it reads rows once it has been told their columns. */
declare class DriversResult implements pg.QueryResult {
  command: string;
  rowCount: number | null;
  oid: number;
  rows: unknown[];
  fields: pg.FieldDef[];
  addFields(fields: readonly pg.FieldDef[]): void;
  parseRow(fields: DataRow['fields']): unknown;
  addCommandComplete(message: CommandComplete): void;
}

/** The driver's query as its client calls it, likewise. */
declare class DriversQuery {
  constructor(text: string, values: readonly [], callback: () => void);
  name: string | undefined;
  text: string;
  submit(connection: Connection): Error | null;
  handleRowDescription(message: RowDescription): void;
  handleDataRow(message: DataRow): void;
  handleCommandComplete(message: CommandComplete, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}
const {
  Query,
  Result,
  utils: { prepareValue },
} = pg as unknown as {
  readonly Query: typeof DriversQuery;
  readonly Result: typeof DriversResult;
  readonly utils: { readonly prepareValue: (value: unknown) => unknown };
};

/** What reads a statement's rows; undefined if it has none. */
type Reader = DriversResult | undefined;

/** A statement on its way, and what has come of it. */
interface Part {
  readonly statement: BatchedStatement;
  readonly result: DriversResult;
  reader: Reader;
  unreadable: Error | undefined;
}

const partOf = (statement: BatchedStatement): Part => ({
  statement,
  result: new Result(),
  reader: undefined,
  unreadable: undefined,
});

const caught = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** A connection on which the driver's messages are gathered, to be sent at once, and what is known of it. */
class Outbox {
  readonly #connection: Connection;
  readonly #written: Connection;
  #bytes: Buffer[] = [];
  /**
   * By the names of prepared statements. They stay true: PostgreSQL refuses a prepared statement whose columns have changed
   * since.
   */
  readonly readers = new Map<string, Reader>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#written = Object.assign(Object.create(connection) as Connection, {
      stream: { writable: true, write: (bytes: Buffer) => this.#bytes.push(bytes) } as unknown as Writable,
    });
  }

  /** Throws if a value cannot be written. */
  add({ text, values = [], name }: BatchedStatement): void {
    if (!this.#isParsed(name)) {
      this.#written.parse({ text, name });
      if (name !== undefined) this.#connection.submittedNamedStatements[name] = text;
    }
    this.#written.bind({ statement: name, values, valueMapper: prepareValue });
    if (name === undefined || !this.readers.has(name)) this.#written.describe({ type: 'P', name: '' });
    this.#written.execute({});
  }

  /** By now, or once what has been sent before is answered. */
  #isParsed(name: string | undefined): boolean {
    const { parsedStatements, submittedNamedStatements } = this.#connection;
    return name !== undefined && (name in parsedStatements || name in submittedNamedStatements);
  }

  drop(): void {
    this.#bytes = [];
  }

  send(): void {
    this.#written.sync();
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
    super(statements[0].text, [], () => undefined);
    this.statements = statements;
    this.callback = callback;
    this.#parts = statements.map(partOf);
  }

  override submit(connection: Connection): Error | null {
    const outbox = outboxOf(connection);
    try {
      for (const { statement } of this.#parts) outbox.add(statement);
    } catch (error) {
      outbox.drop();
      this.#forgetUnparsed(connection);
      return caught(error);
    }
    outbox.send();
    this.#begin(connection);
    return null;
  }

  override handleRowDescription({ fields }: RowDescription): void {
    const reader = new Result();
    reader.addFields(fields);
    this.#current().reader = reader;
  }

  override handleDataRow({ fields }: DataRow): void {
    const part = this.#current();
    if (part.unreadable) return;
    try {
      part.result.rows.push(part.reader?.parseRow(fields));
    } catch (error) {
      part.unreadable = caught(error);
    }
  }

  override handleCommandComplete(message: CommandComplete, connection: Connection): void {
    const { statement, result, reader } = this.#current();
    result.addCommandComplete(message);
    if (reader) result.fields = reader.fields;
    if (statement.name !== undefined) outboxOf(connection).readers.set(statement.name, reader);
    this.#at += 1;
    if (this.#at < this.#parts.length) this.#begin(connection);
  }

  override handleError(error: Error, connection: Connection): void {
    this.#forgetUnparsed(connection);
    this.callback(error, []);
  }

  override handleReadyForQuery(): void {
    const unreadable = this.#parts.find((part) => part.unreadable)?.unreadable;
    if (unreadable) this.callback(unreadable, []);
    else
      this.callback(
        null,
        this.#parts.map(({ result }) => result),
      );
  }

  #current(): Part {
    return this.#parts[this.#at] as Part;
  }

  /** The client records as prepared what is under these names while it is being answered. */
  #begin(connection: Connection): void {
    const part = this.#current();
    const { name, text } = part.statement;
    [this.name, this.text] = [name, text];
    if (name !== undefined) part.reader = outboxOf(connection).readers.get(name);
  }

  #forgetUnparsed({ submittedNamedStatements }: Connection): void {
    for (const { statement } of this.#parts.slice(this.#at))
      if (statement.name !== undefined) delete submittedNamedStatements[statement.name];
  }
}
