import type { KeptPieces, PiecePlace, Source } from './kept.tsx';
import { memoized } from './memoized.ts';

/** The pieces of one page. */
export interface PagePieces extends KeptPieces {
  /**
   * A text in bytes (UTF-8), with the cached pieces inserted and without the markers around those that are cached from
   * now on. A text of the whole page would be copied three times more, in two bytes a character.
   */
  readonly fill: (text: string) => Buffer;
}

interface Place extends PiecePlace {
  readonly key: string;
  readonly known: Uint8Array | undefined;
}

/** The cached pieces of earlier pages. */
interface Shelf {
  readonly take: (key: string) => Uint8Array | undefined;
  readonly keep: (key: string, piece: Uint8Array) => void;
}

// For one language, keys included: a header has 3,000, a card two pieces of 400, a strip of cards 10,000.
const mostBytes = 2_000_000;

// Each in memory of its own: a slice of what small buffers share would keep all of it.
const encoder = new TextEncoder();

/**
 * Drops what was not used while as much again was: pieces are kept in two halves, and once the newer is full the older
 * is dropped whole. Moving each piece that is used to the end of one list left a page's worth of rubbish behind.
 */
function makeShelf(): Shelf {
  let newer = new Map<string, Uint8Array>();
  let older = new Map<string, Uint8Array>();
  let bytes = 0;
  const put = (key: string, piece: Uint8Array): void => {
    newer.set(key, piece);
    bytes += key.length + piece.length;
    if (bytes <= mostBytes / 2) return;
    older = newer;
    newer = new Map();
    bytes = 0;
  };
  const keep = (key: string, piece: Uint8Array): void => {
    if (!newer.has(key)) put(key, piece);
  };
  const take = (key: string): Uint8Array | undefined => {
    const recent = newer.get(key);
    if (recent !== undefined) return recent;
    const piece = older.get(key);
    if (piece !== undefined) put(key, piece);
    return piece;
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

function fill(text: string, places: readonly Place[], keep: Shelf['keep']): Buffer {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { mark, end, key, known, begin } of standingIn(text, places)) {
    const after = begin + mark.length;
    const until = end === null ? after : text.indexOf(end, after);
    const piece = known ?? encoder.encode(text.slice(after, until));
    if (end !== null) keep(key, piece);
    parts.push(Buffer.from(text.slice(at, begin)), piece);
    at = until + (end?.length ?? 0);
  }
  return Buffer.concat([...parts, Buffer.from(text.slice(at))]);
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
