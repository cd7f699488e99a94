import type pg from 'pg';
import type { Kind } from './kinds.ts';

const languages = ['en', 'ar', 'nl', 'fr'] as const;
type Texts = Readonly<Record<(typeof languages)[number], string>>;

/** A search, and the name that it should find. */
export interface Misspelt {
  readonly path: string;
  readonly language: string;
  readonly wanted: string;
}

const requestsOfAKind = 64;
const path = (call: string, name: string): string =>
  `/api/v1/items/${call}?limit=10&name=${encodeURIComponent(name.slice(0, 120))}`;
const forItems = (name: string): string => path('search', name);
const whileTyping = (name: string): string => path('item-or-store-search', name);

/** Names spread over the whole catalogue. */
export async function namesOf(pool: pg.Pool, count: number): Promise<Texts[]> {
  const { rows } = await pool.query<{ name: Texts }>(
    `select name from items where id = any (array(
       select ('01941f29-7c00-7000-8000-e' || lpad(to_hex(1 + n * ((select count(*) from items) / $1)), 11, '0'))::uuid
       from generate_series(0, $1 - 1) as n))`,
    [count],
  );
  return rows.map(({ name }) => name);
}

// Typos in turn: a letter left out, doubled, replaced, or swapped with its neighbour.
function slipped(word: string, turn: number): string {
  const letters = [...word];
  const at = 1 + ((turn * 7) % Math.max(1, letters.length - 2));
  const [before, letter, after] = [letters.slice(0, at), letters[at] ?? '', letters.slice(at + 1)];
  const written = [[], [letter, letter], [letters[0] ?? ''], [after[0] ?? '', letter]][turn % 4] ?? [];
  return [...before, ...written, ...(turn % 4 === 3 ? after.slice(1) : after)].join('');
}

// People misspell the longest word of a name.
function misspelt(name: string, turn: number): string {
  const words = name.toLowerCase().split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return words.map((word) => (word === longest ? slipped(word, turn) : word)).join(' ');
}

/** Searches with a typo each, in all languages in turn. */
export function misspeltOf(names: readonly Texts[]): Misspelt[] {
  return names.map((name, turn) => {
    const language = languages[turn % languages.length] ?? 'en';
    return { path: forItems(misspelt(name[language], turn)), language, wanted: name[language] };
  });
}

/** The searches, by kind. */
export function searchKinds(names: readonly Texts[], slips: readonly Misspelt[]): Kind[] {
  const some = names.slice(0, requestsOfAKind);
  const common = ['organic', 'spicy', 'small', 'عضوي', 'biologisch', 'maison', 'pizza', 'chicken'];
  const dish = (name: string): string => name.split(' ').slice(1).join(' ');
  return [
    { name: 'whole name', paths: some.map(({ en }) => forItems(en)) },
    { name: 'dish', paths: some.map(({ en }) => forItems(dish(en))) },
    { name: 'Arabic', paths: some.map(({ ar }) => forItems(dish(ar))) },
    { name: 'misspelt', paths: slips.slice(0, requestsOfAKind).map((one) => one.path) },
    { name: 'half typed', paths: some.map(({ nl }, turn) => whileTyping(dish(nl).slice(0, 3 + (turn % 5)))) },
    { name: 'common word', paths: common.map(forItems) },
    { name: 'nothing', paths: some.map((_, turn) => whileTyping(`xq${turn}zv wqx${turn % 7}k`)) },
  ];
}
