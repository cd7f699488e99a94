import { UnreadableFile } from '../unreadable-file.ts';
import { NEWLINE, ObjectText, type OnObject } from './text-objects.ts';

/** In a collection a multipolygon's numbers are eight levels deep; properties may be nested a little deeper. */
const MOST_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);
const OPEN_OBJECT = 0x7b;
const OPEN_LIST = 0x5b;
// White space, the comma, the byte order mark and the record separator of RFC 8142.
const BETWEEN_OBJECTS = new Set([0x20, 0x09, 0x0a, 0x0d, 0x2c, 0xef, 0xbb, 0xbf, 0x1e]);
const FEATURES = 'features';

/**
 * Splits a FeatureCollection into its features, with only one of them in memory. Only brackets, strings and the key
 * `features` are examined; each feature is parsed separately. An object without features is returned whole.
 */
export class CollectionObjects {
  readonly #onObject: OnObject;
  readonly #text = new ObjectText();
  #depth = 0;
  #line = 1;
  #inText = false;
  #escaped = false;
  /** The last string at depth 1, if only a colon has followed it. */
  #key = '';
  /** The depth of the list of features while it is open: 2, else 0. */
  #listDepth = 0;
  #hadFeatures = false;
  #objectLine = 1;

  constructor(onObject: OnObject) {
    this.#onObject = onObject;
  }

  write(bytes: Uint8Array): void {
    let from = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === NEWLINE) this.#line++;
      if (this.#inText) {
        this.#readText(byte);
      } else if (byte === QUOTE) {
        this.#inText = true;
        this.#key = '';
        if (this.#isBetween()) this.#fail('damaged');
      } else if (OPENING.has(byte)) {
        if (this.#isBetween()) from = this.#begin(byte, at);
        this.#deepen(byte);
      } else if (CLOSING.has(byte)) {
        this.#depth--;
        this.#leave(bytes, from, at);
      } else if (this.#isBetween() && !BETWEEN_OBJECTS.has(byte)) {
        this.#fail('damaged');
      }
    }
    if (this.#gathers()) this.#text.add(bytes.subarray(from), this.#line);
  }

  close(): void {
    if (this.#depth !== 0) this.#fail('truncated');
  }

  #readText(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inText = false;
    if (this.#inText && this.#depth === 1 && this.#key.length <= FEATURES.length)
      this.#key += String.fromCharCode(byte);
  }

  /** Outside any object being collected: before the first, or between two features. */
  #isBetween(): boolean {
    return this.#depth === this.#listDepth;
  }

  #gathers(): boolean {
    return this.#depth > this.#listDepth && !(this.#hadFeatures && this.#listDepth === 0);
  }

  #begin(byte: number, at: number): number {
    if (byte !== OPEN_OBJECT) this.#fail('damaged');
    this.#objectLine = this.#line;
    return at;
  }

  #deepen(byte: number): void {
    this.#depth++;
    if (this.#depth > MOST_DEPTH) this.#fail('too-deep');
    if (this.#depth === 2 && byte === OPEN_LIST && this.#listDepth === 0 && this.#key === FEATURES) {
      this.#listDepth = 2;
      this.#hadFeatures = true;
      this.#text.clear();
    }
    this.#key = '';
  }

  /** Returns the object that ended here, if one did. */
  #leave(bytes: Uint8Array, from: number, at: number): void {
    if (this.#depth < 0) this.#fail('damaged');
    if (this.#depth < this.#listDepth) {
      this.#listDepth = 0;
    } else if (this.#isBetween()) {
      if (!this.#hadFeatures || this.#listDepth > 0) {
        this.#text.add(bytes.subarray(from, at + 1), this.#line);
        this.#onObject(this.#text.take(), this.#objectLine);
      }
      if (this.#depth === 0) this.#hadFeatures = false;
    }
  }

  #fail(problem: 'damaged' | 'too-deep' | 'truncated'): never {
    throw new UnreadableFile(problem, { line: this.#line });
  }
}
