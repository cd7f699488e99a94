import type { KeptPieces, PiecePlace } from './kept.tsx';
import { memoized } from './memoized.ts';

/** The pieces of one page. */
export interface PagePieces extends KeptPieces {
  /** The page's text with the pieces that were known, and without the marks around those that are kept from now on. */
  readonly fill: (text: string) => string;
}

interface Place extends PiecePlace {
  readonly key: string;
  readonly known: string | undefined;
}

/** What was kept of earlier pages, and is to be kept for later ones. */
interface Shelf {
  readonly take: (key: string) => string | undefined;
  readonly keep: (key: string, text: string) => void;
}

// About 10 KB each.
const mostPieces = 200;

/** The longest unused falls off. */
function makeShelf(): Shelf {
  const texts = new Map<string, string>();
  const keep = (key: string, text: string): void => {
    texts.delete(key);
    texts.set(key, text);
    const [first] = texts.keys();
    if (texts.size > mostPieces && first !== undefined) texts.delete(first);
  };
  const take = (key: string): string | undefined => {
    const text = texts.get(key);
    if (text !== undefined) keep(key, text);
    return text;
  };
  return { take, keep };
}

/**
 * Where the marks stand, in the order of the text. They are given out in that order, but for a page that waited for code
 * of its own; of one that was begun anew the first are missing.
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
 * Pieces of pages in one language, over many pages; the answer begins a page.
 * @param secret stands in every mark: nothing that is shown on a page may look like one
 */
export function keepPieces(secret: string): () => PagePieces {
  const shelf = makeShelf();
  let things = 0;
  const numberOf = memoized(() => ++things);
  return () => {
    const places: Place[] = [];
    return {
      place: (name, of) => {
        const key = `${name} ${of.map(numberOf).join()}`;
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
