import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { compiledOnce, writtenOnce } from './compiled-once.ts';
import { json, jsonText } from './json.ts';

interface Tables {
  notes: { id: string; text: string | null; written: Date; tags: string };
}

/** A database that answers with what it was asked, as one row. */
const answered = vi.fn((text: string, values: readonly unknown[]) => ({ text, values: [...values] }));
const db = new Kysely<Tables>({
  dialect: new PostgresDialect({
    pool: {
      connect: async () => ({
        query: async (text: string, values: readonly unknown[]) => ({
          command: 'SELECT',
          rows: [answered(text, values)],
        }),
        release: () => undefined,
      }),
      end: async () => undefined,
      // biome-ignore lint/suspicious/noExplicitAny: the part of the driver's pool that the dialect uses.
    } as any,
  }),
});

type Note = Tables['notes'];
const build = vi.fn((into: Kysely<Tables>, note: Note) =>
  into
    .insertInto('notes')
    .values({ ...fieldsOf(note), text: note.text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text: note.text })),
);
const fieldsOf = ({ id, written, tags }: Note) => ({ id, written, tags: jsonText<string>(tags) });

test('a statement is built once, and has the values of each call where they belong', async () => {
  const enter = compiledOnce(build);
  const [first, second] = [new Date(1), new Date(2)];
  await enter(db, { id: 'a', text: null, written: first, tags: '["x"]' });
  await enter(db, { id: 'b', text: 'two', written: second, tags: '[]' });
  expect(build).toHaveBeenCalledTimes(1);
  const text = build(db, { id: '', text: '', written: first, tags: '' }).compile().sql;
  expect(answered.mock.calls).toEqual([
    [text, ['a', first, '["x"]', null, null]],
    [text, ['b', second, '[]', 'two', 'two']],
  ]);
});

test('what is a value of every call stays one', async () => {
  const ask = compiledOnce((from: Kysely<Tables>, { id }: { readonly id: string }) =>
    from.selectFrom('notes').selectAll().where('id', '=', id).where(sql`${7} = 7`, 'is', true).limit(3),
  );
  expect(await ask(db, { id: 'c' })).toMatchObject([{ values: ['c', 7, 3] }]);
});

test('a statement whose text would depend on a value is refused the first time', async () => {
  const byName = compiledOnce((from: Kysely<Tables>, { id }: { readonly id: string }) =>
    from
      .selectFrom('notes')
      .selectAll()
      .where(sql.raw(`id = ${id}`), 'is', true),
  );
  await expect(byName(db, { id: 'd' })).rejects.toThrow('does not depend on its values');
  const asJson = compiledOnce((from: Kysely<Tables>, { id }: { readonly id: string }) =>
    from.selectFrom('notes').selectAll().where('tags', '=', json(id)),
  );
  await expect(asJson(db, { id: 'd' })).rejects.toThrow('does not depend on its values');
});

interface Part {
  readonly after: Date;
  readonly tag: string | null;
}
const partOf = ({ after, tag }: Part) =>
  sql<boolean>`(${sql.ref('n.written')} > ${after} and ${tag} = any (${['kept']}) or ${after} is null)`;

test('a part of statements is built once, and has the values of each call where they belong in each of them', () => {
  const built = vi.fn(partOf);
  const part = writtenOnce(built);
  const whole = (one: typeof part, values: Part) =>
    db
      .selectFrom('notes as n')
      .select('n.id')
      .where('n.id', '=', 'before')
      .where(one(values))
      .where('n.id', '=', 'behind')
      .compile();
  for (const values of [
    { after: new Date(1), tag: 'x' },
    { after: new Date(2), tag: null },
  ]) {
    const [once, plain] = [whole(part, values), whole(partOf, values)];
    expect([once.sql, once.parameters]).toEqual([plain.sql, plain.parameters]);
  }
  expect(built).toHaveBeenCalledTimes(1);
});

test('a part whose text would depend on a value, or has a dollar sign, is refused', () => {
  const byText = writtenOnce(({ name }: { readonly name: string }) => sql`n.id = ${sql.lit(name)}`);
  expect(() => byText({ name: 'x' })).toThrow();
  const dear = writtenOnce(() => sql`n.text = 'US$5'`);
  expect(() => dear({})).toThrow('dollar sign');
});
