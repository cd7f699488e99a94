import { withoutSeparator } from '../files/sniff.ts';
import { UnreadableFile } from '../unreadable-file.ts';

/** The text of one object, and the line it begins in. Undefined text: it is not UTF-8. */
export type OnObject = (text: string | undefined, line: number) => void;

export const NEWLINE = 0x0a;

/** No map object is larger; a country's outline has some megabytes. */
const MOST_OBJECT_BYTES = 64 * 1024 * 1024;

// It also removes a byte order mark.
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The bytes of one object, collected from chunks. */
export class ObjectText {
  #parts: Uint8Array[] = [];
  #length = 0;

  /** @throws UnreadableFile beyond the largest size */
  add(bytes: Uint8Array, line: number): void {
    this.#length += bytes.length;
    if (this.#length > MOST_OBJECT_BYTES) throw new UnreadableFile('too-large', { line });
    this.#parts.push(bytes);
  }

  take(): string | undefined {
    const parts = this.#parts;
    this.clear();
    try {
      return withoutSeparator(decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts)));
    } catch {
      return undefined;
    }
  }

  clear(): void {
    this.#parts = [];
    this.#length = 0;
  }
}
