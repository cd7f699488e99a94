import { type RawBuilder, sql } from 'kysely';
import { phraseOf, type SearchWord } from './meanings.ts';

// Words only found elsewhere than in the name: tags, brands, generic names.
const elsewhere = 4;
// A word that is nowhere, where one of several was enough.
const nowhere = 20;

// Folded words hold nothing that LIKE knows but letters and digits.
function costOfWord(column: RawBuilder<string>, { typed, meanings }: SearchWord): RawBuilder<number> {
  const slips = meanings.filter((one) => one.cost > elsewhere - 1).slice(0, 6);
  return sql`case when ${column} like ${`% ${typed} %`} then 0 when ${column} like ${`% ${typed}%`} then 1
    when ${column} like ${`%${typed}%`} then 2
    ${sql.join(
      slips.map(({ word, cost }) => sql`when ${column} like ${`% ${word}%`} then ${cost}::real`),
      sql` `,
    )} else ${slips.length > 0 ? nowhere : elsewhere} end`;
}

/** How far names are from the words, 0 where each is said as it was typed. Names begin each word with a space. */
export function costOf(column: RawBuilder<string>, words: readonly SearchWord[]): RawBuilder<number> {
  return sql`(${sql.join(
    words.map((word) => costOfWord(column, word)),
    sql` + `,
  )})`;
}

/** 2 where a name is the search, 1 where one begins with it. Names stand between bars. */
export function fullness(column: RawBuilder<string>, words: readonly SearchWord[]): RawBuilder<number> {
  const phrase = phraseOf(words);
  return sql`case when ${column} like ${`%| ${phrase} |%`} then 2 when ${column} like ${`%| ${phrase}%`} then 1 else 0 end`;
}
