import type { KeptPieces, PiecePlace, Source } from './kept.tsx';
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

// For one language: a header has 3,000, a card two pieces of 400, a strip of cards 10,000.
const mostCharacters = 2_000_000;

// Cut out of a page's text it would hold on to all of it.
const copyOf = (text: string): string => Buffer.from(text).toString();

/** The longest unused fall off. */
function makeShelf(): Shelf {
  const texts = new Map<string, string>();
  let characters = 0;
  const drop = (key: string): void => {
    const text = texts.get(key);
    if (text === undefined) return;
    texts.delete(key);
    characters -= key.length + text.length;
  };
  const keep = (key: string, text: string): void => {
    drop(key);
    texts.set(key, copyOf(text));
    characters += key.length + text.length;
    for (const longestUnused of texts.keys()) {
      if (characters <= mostCharacters) return;
      drop(longestUnused);
    }
  };
  const take = (key: string): string | undefined => {
    const text = texts.get(key);
    if (text === undefined) return undefined;
    texts.delete(key);
    texts.set(key, text);
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
  const numberOf = memoized<object, number>(() => ++things);
  // A word stands between quotation marks, so that none looks like a thing's number, or like two.
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
