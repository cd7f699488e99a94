import { type RawBuilder, sql } from 'kysely';
import { phraseOf, type SearchWord } from './meanings.ts';

type Text = RawBuilder<string>;

// Words only found elsewhere than in the name: tags, brands, generic names.
const elsewhere = 4;
// A word that is nowhere, where one of several was enough.
const nowhere = 20;

// Looks for bytes, ten times as quick as LIKE: hundreds of names are held against each word.
const holds = (text: Text, part: string): RawBuilder<boolean> => sql`strpos(${text}, ${part}) > 0`;

function costOfWord(text: Text, { typed, meanings }: SearchWord): RawBuilder<number> {
  const slips = meanings.filter(({ cost }) => cost >= elsewhere);
  return sql`case when ${holds(text, ` ${typed} `)} then 0 when ${holds(text, ` ${typed}`)} then 1
    when ${holds(text, typed)} then 2
    ${sql.join(
      slips.map(({ word, cost }) => sql`when ${holds(text, ` ${word}`)} then ${cost}::real`),
      sql` `,
    )} else ${slips.length > 0 ? nowhere : elsewhere} end`;
}

/** How far names are from the words, 0 where each is said as it was typed. Names begin each word with a space. */
export function costOf(text: Text, words: readonly SearchWord[]): RawBuilder<number> {
  return sql`(${sql.join(
    words.map((word) => costOfWord(text, word)),
    sql` + `,
  )})`;
}

/** 2 where a name is the search, 1 where one begins with it. Names stand between bars. */
export function fullness(text: Text, words: readonly SearchWord[]): RawBuilder<number> {
  const phrase = phraseOf(words);
  return sql`case when ${holds(text, `| ${phrase} |`)} then 2 when ${holds(text, `| ${phrase}`)} then 1 else 0 end`;
}
