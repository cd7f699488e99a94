import { isKeepable } from '@promenade/domain/words';
import { PbfReader } from 'pbf';
import type { Tags } from '../map-feature.ts';
import { isPrivateTag } from '../private-tags.ts';

/** The strings of one block, decoded lazily: half of them are mappers' names. */
export class StringTable {
  readonly #at: number[] = [];
  readonly #texts: (string | undefined)[] = [];
  readonly #pbf: PbfReader;

  constructor(bytes: Uint8Array) {
    this.#pbf = new PbfReader(bytes);
    this.#pbf.readFields((field) => {
      if (field === 1) this.#at.push(this.#pbf.pos);
    }, undefined);
  }

  /** @throws for an unknown index and for invalid text: the block is damaged */
  text(index: number): string {
    const known = this.#texts[index];
    if (known !== undefined) return known;
    const at = this.#at[index];
    if (at === undefined) throw new Error(`no text ${index}`);
    this.#pbf.pos = at;
    const text = this.#pbf.readString();
    if (!isKeepable(text)) throw new Error(`text ${index} holds a character that no text has`);
    this.#texts[index] = text;
    return text;
  }

  /** Tags from two columns of string indices, without the private ones. */
  tags(keys: readonly number[], values: readonly number[]): Tags {
    const tags: Record<string, string> = {};
    keys.forEach((keyIndex, index) => {
      const key = this.text(keyIndex);
      if (!isPrivateTag(key)) tags[key] = this.text(values[index] ?? -1);
    });
    return tags;
  }
}
