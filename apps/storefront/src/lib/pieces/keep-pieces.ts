import type { KeptPieces, PiecePlace, Source } from './kept.tsx';
import { memoized } from './memoized.ts';

/** The pieces of one page. */
export interface PagePieces extends KeptPieces {
  /**
   * The page's text with the cached pieces inserted, and without the markers around those that are cached from now
   * on.
   */
  readonly fill: (text: string) => string;
}

interface Place extends PiecePlace {
  readonly key: string;
  readonly known: string | undefined;
}

/** The cached pieces of earlier pages. */
interface Shelf {
  readonly take: (key: string) => string | undefined;
  readonly keep: (key: string, text: string) => void;
}

// For one language: a header has 3,000, a card two pieces of 400, a strip of cards 10,000.
const mostCharacters = 2_000_000;

// A slice would keep all of the page's text in memory.
const copyOf = (text: string): string => Buffer.from(text).toString();

/**
 * Drops what was not used while as much again was: texts are kept in two halves, and once the newer is full the older
 * is dropped whole. Moving each text that is used to the end of one list left a page's worth of rubbish behind.
 */
function makeShelf(): Shelf {
  let newer = new Map<string, string>();
  let older = new Map<string, string>();
  let characters = 0;
  const put = (key: string, text: string): void => {
    newer.set(key, text);
    characters += key.length + text.length;
    if (characters <= mostCharacters / 2) return;
    older = newer;
    newer = new Map();
    characters = 0;
  };
  const keep = (key: string, text: string): void => {
    if (!newer.has(key)) put(key, copyOf(text));
  };
  const take = (key: string): string | undefined => {
    const recent = newer.get(key);
    if (recent !== undefined) return recent;
    const text = older.get(key);
    if (text !== undefined) put(key, text);
    return text;
  };
  return { take, keep };
}

/**
 * The positions of the markers, in the order of the text. They are numbered in that order, unless a page waited for
 * code; if rendering was restarted, the first are missing.
 */
function standingIn(text: string, places: readonly Place[]): (Place & { readonly begin: number })[] {
  let at = 0;
  const found = places.flatMap((place) => {
    const ahead = text.indexOf(place.mark, at);
    const begin = ahead < 0 ? text.indexOf(place.mark) : ahead;
    at = Math.max(at, begin);
    return begin < 0 ? [] : [{ ...place, begin }];
  });
  return found.sort((one, other) => one.begin - other.begin);
}

function fill(text: string, places: readonly Place[], keep: Shelf['keep']): string {
  const parts: string[] = [];
  let at = 0;
  for (const { mark, end, key, known, begin } of standingIn(text, places)) {
    const after = begin + mark.length;
    const until = end === null ? after : text.indexOf(end, after);
    const piece = known ?? text.slice(after, until);
    if (end !== null) keep(key, piece);
    parts.push(text.slice(at, begin), piece);
    at = until + (end?.length ?? 0);
  }
  return [...parts, text.slice(at)].join('');
}

/**
 * Caches pieces of pages in one language, across pages; the returned function starts a page.
 * @param secret part of every marker: no content of a page can look like one
 */
export function keepPieces(secret: string): () => PagePieces {
  const shelf = makeShelf();
  let things = 0;
  const numberOf = memoized<object, number>(() => ++things);
  // Strings are quoted, so that none looks like an object's number, or like two strings.
  const written = (one: Source): string =>
    typeof one === 'object' && one !== null ? `#${numberOf(one)}` : String(JSON.stringify(one));
  return () => {
    const places: Place[] = [];
    return {
      place: (name, of) => {
        const key = `${name} ${of.map(written).join()}`;
        const known = shelf.take(key);
        const [mark, end] = [
          `${secret}${places.length};`,
          known === undefined ? `${secret}/${places.length};` : null,
        ];
        const place = { mark, end, key, known };
        places.push(place);
        return place;
      },
      fill: (text) => fill(text, places, shelf.keep),
    };
  };
}
