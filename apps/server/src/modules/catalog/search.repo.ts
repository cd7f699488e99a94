import { type RawBuilder, sql } from 'kysely';

// Fewer letters than this are only looked for at the start of a word: in the middle they are everywhere.
const fewestInside = 3;

function pattern(word: string, atStart: boolean): RawBuilder<string> {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return sql`${atStart ? '% ' : '%'} || folded(${literal}) || '%'`;
}

/** Whether the text holds every word as it is typed, accents apart. Texts begin with a space. */
export function holdsWords(column: string, words: readonly string[]): RawBuilder<boolean> {
  const parts = words.map(
    (word) => sql`${sql.ref(column)} like ${pattern(word, [...word].length < fewestInside)}`,
  );
  return sql`${sql.join(parts, sql` and `)}`;
}

/** Whether a word of the text begins with the longest of the words: such a match comes first. */
export function beginsWord(column: string, [longest = '']: readonly string[]): RawBuilder<boolean> {
  return sql`${sql.ref(column)} like ${pattern(longest, true)}`;
}

/** Folded words as the forgiving `find_stores` and `find_items` take them. */
export function foldedWords(words: readonly string[]): RawBuilder<string[]> {
  return sql`array(select folded(word) from unnest(${words}::text[]) as word)`;
}
