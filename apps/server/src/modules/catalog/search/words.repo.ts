import { type Kysely, type RawBuilder, sql } from 'kysely';
import { unseen } from '../../../platform/database/generic-plan.ts';

type Db = Kysely<unknown>;

/** Where is searched: a module's items in some zones. */
export interface SearchPlace {
  readonly moduleId: string;
  readonly zoneIds: readonly string[];
}

/** A word of the place's names, with its numbers in the index: one in each zone that says it. */
export interface KnownWord {
  readonly word: string;
  readonly numbers: readonly number[];
  /** How many items say it. */
  readonly uses: number;
}

/** A typed word, folded, with words of the place. */
export interface TypedWord {
  /** Position in the search, from 1. */
  readonly place: number;
  readonly typed: string;
  readonly known: readonly KnownWord[];
  /** False where no store of the place has it in its name or kind; absent where that was not asked. */
  readonly inStores?: boolean;
}

// More words than this only slow a search down; the longest tell most.
const mostWords = 6;
// Of words with one beginning, those most used.
const mostKnown = 24;
// What a slip may have meant, before it is looked at more closely.
const mostAlike = 120;
// Shorter words are inside of too many others.
const fewestInside = 4;
const fewestLooked = 3;
// Shorter words are recognised with a letter or two removed; their trigrams say little.
const fewestAlike = 9;

interface WordQuestion {
  /** Rows of `place` and `word`. */
  readonly typed: RawBuilder<unknown>;
  /** Of a typed word `t`, rows of `word`, `number` and `uses`. */
  readonly known: RawBuilder<unknown>;
  /** Of those, which come first, and so many of them at most. */
  readonly order: RawBuilder<unknown>;
  readonly most: number;
  /** Further columns of a typed word, each after its comma. */
  readonly more?: RawBuilder<unknown>;
}

const readWords = (
  { moduleId, zoneIds }: SearchPlace,
  { typed, known, order, most, more = sql`` }: WordQuestion,
): RawBuilder<TypedWord> => sql<TypedWord>`
  with places as materialized (
    select place from search_places where module_id = ${moduleId} and zone_id = any (${zoneIds}::uuid[])
  ), typed as (${typed})
  select t.place::int as place, t.word as typed,
    coalesce(json_agg(json_build_object('word', k.word, 'numbers', k.numbers, 'uses', k.uses) order by k.nth)
      filter (where k.word is not null), '[]') as known ${more}
  from typed t left join lateral (
    select word, array_agg(number) as numbers, sum(uses)::int as uses, row_number() over (order by ${order}) as nth
    from (${known}) as found
    group by word
    order by nth
    limit ${sql.lit(most)}
  ) as k on true
  group by t.place, t.word
  order by t.place`;

// As the letters of stores' names are looked for (searchStoreRows): of fewer than three the index knows nothing.
const saidByStores = ({ moduleId, zoneIds }: SearchPlace): RawBuilder<unknown> => sql`,
  length(t.word) < ${sql.lit(fewestLooked)} or exists (select from stores s
    where s.active and s.module_id = ${moduleId} and s.zone_id = any (${zoneIds}::uuid[])
      and s.search_text like '%' || t.word || '%') as "inStores"`;

/**
 * The words of a search, with those of the vocabulary that start with or contain them, exact matches first. One
 * statement.
 * @param alsoStores whether to check store names too
 */
export async function readTypedWords(
  db: Db,
  place: SearchPlace,
  text: string,
  alsoStores: boolean,
): Promise<TypedWord[]> {
  const question = {
    typed: sql`select min(place) as place, word from unnest(spelled(${unseen(text, 'text')})) with ordinality as t (word, place)
      group by word order by length(word) desc, min(place) limit ${sql.lit(mostWords)}`,
    known: sql`select w.word, w.number, w.uses from places join search_words w using (place)
        where w.word >= t.word collate "C" and w.word < t.word || U&'\\+10FFFF' collate "C"
      union
      select w.word, w.number, w.uses from places join search_words w using (place)
        where length(t.word) >= ${fewestInside} and w.slips is not null and w.word like '%' || t.word || '%'`,
    order: sql`word = t.word desc, starts_with(word, t.word) desc, sum(uses) desc, length(word), word`,
    most: mostKnown,
    more: alsoStores ? saidByStores(place) : sql``,
  };
  const { rows } = await readWords(place, question).execute(db);
  return rows;
}

/** Words of the place that are a slip away from each typed one, or share much of it. One statement. */
export async function findAlikeWords(
  db: Db,
  place: SearchPlace,
  typed: readonly TypedWord[],
): Promise<TypedWord[]> {
  const question = {
    typed: sql`select * from unnest(${unseen(
      typed.map((one) => one.place),
      'int[]',
    )}, ${unseen(
      typed.map((one) => one.typed),
      'text[]',
    )}) as t (place, word)`,
    known: sql`select w.word, w.number, w.uses from search_words w
        where w.slips && slips_of(t.word) and w.place in (select place from places)
      union
      select w.word, w.number, w.uses from search_words w
        where length(t.word) >= ${fewestAlike} and w.slips is not null and w.word % t.word
          and w.place in (select place from places)`,
    order: sql`similarity(word, t.word) desc, abs(length(word) - length(t.word)), sum(uses) desc, word`,
    most: mostAlike,
  };
  const { rows } = await readWords(place, question).execute(db);
  return rows;
}
