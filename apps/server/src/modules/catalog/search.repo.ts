import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A typed word's alternatives: the text holds it where it holds one of them. The first is the likeliest. */
export type SearchWord = readonly string[];

// Fewer letters than this are only looked for at the start of a word: in the middle they are everywhere.
const fewestInside = 3;
// 'margarita' is 0.5 like 'margherita', 'piza' 0.57 like 'pizza'; below 0.4 words have little in common.
const leastLikeness = 0.4;
const mostAlternatives = 3;

function pattern(word: string, atStart: boolean): RawBuilder<string> {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return sql`${atStart ? '% ' : '%'} || folded(${literal}) || '%'`;
}

function holdsWord(column: string, word: SearchWord): RawBuilder<boolean> {
  const likes = word.map(
    (one) => sql`${sql.ref(column)} like ${pattern(one, [...one].length < fewestInside)}`,
  );
  return sql`(${sql.join(likes, sql` or `)})`;
}

/** Whether the text holds every word, accents apart. Texts begin with a space. */
export function holdsWords(column: string, words: readonly SearchWord[]): RawBuilder<boolean> {
  return sql`${sql.join(
    words.map((word) => holdsWord(column, word)),
    sql` and `,
  )}`;
}

/** Whether a word of the text begins with the first of the words: such a match comes first. */
export function beginsWord(column: string, [first]: readonly SearchWord[]): RawBuilder<boolean> {
  return sql`${sql.ref(column)} like ${pattern(first?.[0] ?? '', true)}`;
}

/**
 * The words of the catalog that each word is most like, for a search that found nothing as it was typed.
 * Undefined where one is like none: then nothing can be found.
 */
export async function findLikeWords(
  db: Kysely<unknown>,
  words: readonly SearchWord[],
): Promise<SearchWord[] | undefined> {
  const typed = words.map(([word = '']) => word);
  const { rows } = await sql<{ alternatives: string[] }>`
    select case when length(typed.word) < ${fewestInside} then array[typed.word] else array(
      select known.word from search_words known
      where known.word % typed.word and similarity(known.word, typed.word) >= ${leastLikeness}::real
      order by similarity(known.word, typed.word) desc, known.word
      limit ${mostAlternatives}
    ) end as alternatives
    from (select folded(word) as word, place from unnest(${typed}::text[]) with ordinality as t (word, place)) as typed
    order by typed.place`.execute(db);
  const found = rows.map((row) => row.alternatives);
  return found.every((alternatives) => alternatives.length > 0) ? found : undefined;
}
