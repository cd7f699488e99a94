import { NEWLINE, ObjectText, type OnObject } from './text-objects.ts';

/**
 * Newline-delimited GeoJSON (and RFC 8142): each line is an object of its own, so a broken one does not spoil the
 * others.
 */
export class LineObjects {
  readonly #onObject: OnObject;
  readonly #text = new ObjectText();
  #line = 1;

  constructor(onObject: OnObject) {
    this.#onObject = onObject;
  }

  write(bytes: Uint8Array): void {
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      this.#text.add(bytes.subarray(from, end), this.#line);
      this.#give();
      this.#line++;
      from = end + 1;
    }
    this.#text.add(bytes.subarray(from), this.#line);
  }

  close(): void {
    this.#give();
  }

  #give(): void {
    const text = this.#text.take();
    if (text === undefined || text.trim() !== '') this.#onObject(text, this.#line);
  }
}
