import type { Language } from '@promenade/contract/refusals';
import { type RawBuilder, sql } from 'kysely';
import {
  isWholePhrase,
  isWholeWord,
  type Meaning,
  mostSlipped,
  phraseOf,
  pluralOf,
  type SearchWord,
} from './meanings.ts';

type Text = RawBuilder<string>;

// Words only found elsewhere than in the name: tags, brands, generic names.
const elsewhere = 4;
// A word that is nowhere, where one of several was enough.
const nowhere = 20;

// Looks for bytes, while LIKE goes from letter to letter, and so does strpos() where it has found something, to say how
// many come before: hundreds of names are held against each word.
const holds = (text: Text, part: string): RawBuilder<boolean> =>
  sql`split_part(${text}, ${part}, 1) <> ${text}`;

const isKnown = ({ meanings }: SearchWord): boolean => meanings.some(({ cost }) => cost < elsewhere);
const slipsOf = ({ meanings }: SearchWord): readonly Meaning[] =>
  meanings.filter(({ cost }) => cost >= elsewhere);

// What a word may have slipped from, always as many, the last again and again: other numbers would be other statements.
function costOfSlips(text: Text, slips: readonly Meaning[]): RawBuilder<unknown> {
  if (slips.length === 0) return sql`else ${sql.lit(elsewhere)}`;
  const asMany = Array.from({ length: mostSlipped }, (_, turn) => slips[turn] ?? (slips.at(-1) as Meaning));
  return sql`${sql.join(
    asMany.map(({ word, cost }) => sql`when ${holds(text, ` ${word}`)} then ${cost}::int`),
    sql` `,
  )} else ${sql.lit(nowhere)}`;
}

// A name contains a word as a whole only if the zone's vocabulary has it, and rarely if no word there starts with or
// contains it: the likeliest is tested first.
function costOfWord(text: Text, word: SearchWord): RawBuilder<number> {
  const { typed } = word;
  const slips = costOfSlips(text, slipsOf(word));
  const begins = holds(text, ` ${typed}`);
  if (!isKnown(word))
    return sql`case when ${holds(text, typed)} then case when ${begins} then 1 else 2 end ${slips} end`;
  const whole = isWholeWord(word) ? sql`when ${holds(text, ` ${typed} `)} then 0` : sql``;
  return sql`case ${whole} when ${begins} then 1 when ${holds(text, typed)} then 2 ${slips} end`;
}

// One order of what is alike, so that searches share their statements.
const formOf = (word: SearchWord): number =>
  (isKnown(word) ? 4 : 0) + (isWholeWord(word) ? 2 : 0) + (slipsOf(word).length > 0 ? 1 : 0);

/** How far names are from the words, 0 where each is said as it was typed. Names begin each word with a space. */
export function costOf(text: Text, words: readonly SearchWord[]): RawBuilder<number> {
  const each = sql<number>`(${sql.join(
    words.toSorted((a, b) => formOf(a) - formOf(b)).map((word) => costOfWord(text, word)),
    sql` + `,
  )})`;
  // If the words are adjacent in a name as typed, one comparison says as much as one for each.
  if (words.length === 1 || !words.every(isWholeWord)) return each;
  return sql`case when ${holds(text, ` ${phraseOf(words)} `)} then 0 else ${each} end`;
}

// Beyond what words cost at most: the longest searches have six of them, each 20 where it is nowhere.
const ofKind = 512;
const inexact = 1024;

// In these languages a name ends with what the thing is: 'whole milk', 'volle melk'. In the others it begins with it:
// 'lait entier'.
const headLast: ReadonlySet<Language> = new Set(['en', 'nl']);

// What comes with a thing, or what it is for: 'tea with milk', 'thee met melk', 'thé au lait'.
const beside = ['with', 'without', 'in', 'of', 'for', 'on', 'met', 'zonder', 'van', 'voor', 'op'];
const joining = [...beside, 'and', 'en', 'et', 'avec', 'sans', 'pour', 'au', 'aux', 'a', 'de', 'du', 'd'];

const someOf = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)));

const eitherIn = (text: Text, parts: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    parts.map((part) => sql`strpos(${text}, ${part}) > 0`),
    sql` or `,
  )})`;

// Whether the phrase, where it is said first, is what the thing is: last in its name or before what comes with it, and not
// itself that. Patterns would take ten times as long.
function isHead(text: Text, phrase: string): RawBuilder<boolean> {
  const said = ` ${phrase} `;
  return sql`split_part(split_part(${text}, ${said}, 2), ' ', 1) in ('|', ${someOf(beside)})
    and split_part(split_part(${text}, ${said}, 1), ' ', -1) not in (${someOf(joining)})`;
}

// Whether the phrase begins the names of several languages, and in none is what comes with the thing: 'Pizza Margherita',
// but not 'bacon burger', which is a 'burger au bacon'.
function isFirstInSeveral(text: Text, phrase: string): RawBuilder<boolean> {
  const besides = joining.map((word) => ` ${word} ${phrase} `);
  return sql`split_part(${text}, ${`| ${phrase} `}, 3) <> '' and not ${eitherIn(text, besides)}`;
}

// Whether a name is of the kind that the phrase, or its plural, names.
function isOfKind(text: Text, phrases: readonly [string, string], language: Language): RawBuilder<boolean> {
  if (!headLast.has(language))
    return eitherIn(
      text,
      phrases.map((phrase) => `| ${phrase} `),
    );
  const each = phrases.map(
    (phrase) =>
      sql`when ${holds(text, ` ${phrase} `)} then ${isHead(text, phrase)} or ${isFirstInSeveral(text, phrase)}`,
  );
  return sql`case ${sql.join(each, sql` `)} else false end`;
}

/**
 * What found names are sorted by, as one number: a name that is the search or its plural, one of a thing of that kind, then
 * how far it is from the words, then one that begins with the search. Names stand between bars.
 */
export function nearness(text: Text, words: readonly SearchWord[], language: Language): RawBuilder<number> {
  const phrase = phraseOf(words);
  const cost = sql<number>`${costOf(text, words)} * 2`;
  const begins = holds(text, `| ${phrase}`);
  const plural = pluralOf(words);
  // No name ends with what is no word.
  if (!isWholePhrase(words) && plural === undefined)
    return sql`${cost} + case when ${begins} then ${sql.lit(inexact)} else ${sql.lit(inexact + 1)} end`;
  const phrases = [phrase, plural ?? phrase] as const;
  const isName = eitherIn(
    text,
    phrases.map((one) => `| ${one} |`),
  );
  // A plural begins with the phrase: where no name begins with that, none is either of them.
  return sql`${cost} + case when ${begins} and ${isName} then 0
    when ${isOfKind(text, phrases, language)} then ${sql.lit(ofKind)}
    when ${begins} then ${sql.lit(inexact)} else ${sql.lit(inexact + 1)} end`;
}
