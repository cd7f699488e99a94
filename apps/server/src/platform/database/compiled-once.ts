import { type Compilable, type CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';

const refuse = (): never => {
  throw new Error('What is compiled once does not depend on its values.');
};

/** Where a statement has one of its values; whatever would make it text is refused. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  readonly toJSON = refuse;
  readonly [Symbol.toPrimitive] = refuse;
}

const places: object = new Proxy({}, { get: (_, name) => new Place(String(name)) });

const valuesIn = (parameters: readonly unknown[], values: object): unknown[] =>
  parameters.map((parameter) =>
    parameter instanceof Place ? values[parameter.name as keyof typeof values] : parameter,
  );

/**
 * A statement that is built and compiled once, for those that every write sends: the query builder takes longer for one
 * than PostgreSQL for many of them (decision 60). Its text must not depend on its values: `build` is given placeholders, may
 * only hand them on as parameters, and puts nothing else from its surroundings into the statement.
 * @returns sends the statement with these values, and returns its rows
 */
export function compiledOnce<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, places as Values).compile();
    const { rows } = await db.executeQuery<Row>({
      ...compiled,
      parameters: valuesIn(compiled.parameters, values),
    });
    return rows;
  };
}

/** Knows how statements are written, and sends none. */
const writer = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('It only writes.')) }),
});

const place = /\$\d+/;

/**
 * A part of statements, built and written once, as {@link compiledOnce} does it with a whole one: for columns that many
 * statements have in common. Its text has no dollar signs.
 * @returns the part with these values
 */
export function writtenOnce<Values extends object, T>(
  build: (values: Values) => RawBuilder<T>,
): (values: Values) => RawBuilder<T> {
  let written:
    | { readonly between: TemplateStringsArray; readonly parameters: readonly unknown[] }
    | undefined;
  return (values) => {
    if (!written) {
      const { sql: text, parameters } = build(places as Values).compile(writer);
      const between = text.split(place);
      if (between.length !== parameters.length + 1)
        throw new Error('A part of a statement has a dollar sign.');
      written = { between: between as unknown as TemplateStringsArray, parameters };
    }
    return sql<T>(written.between, ...valuesIn(written.parameters, values));
  };
}
