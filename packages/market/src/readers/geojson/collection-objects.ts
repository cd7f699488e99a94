import { UnreadableFile } from '../unreadable-file.ts';
import { NEWLINE, ObjectText, type OnObject } from './text-objects.ts';

/** A multipolygon's numbers lie eight deep in a collection; properties may hold a little more. */
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
 * Cuts a FeatureCollection into its features without holding more than one of them. Only brackets, texts and the one
 * key `features` are looked at; each feature is parsed by itself. An object without features is given whole.
 */
export class CollectionObjects {
  readonly #onObject: OnObject;
  readonly #text = new ObjectText();
  #depth = 0;
  #line = 1;
  #inText = false;
  #escaped = false;
  /** The text that ended last at depth 1, while nothing but a colon came after it. */
  #key = '';
  /** Where the list of features lies open: 2, else 0. */
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

  /** Outside of any object that is gathered: before the first, or between two features. */
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

  /** Gives the object that ended here, if one did. */
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
