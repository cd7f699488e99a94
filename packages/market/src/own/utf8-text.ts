import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** The text of a file that an operator wrote, or why it is none. Read in other letters it would lack signs. */
export function readUtf8(path: string): { readonly text: string } | { readonly reason: string } {
  try {
    const bytes = readFileSync(path);
    // Text of 16 bits for each letter is full of zeros.
    if (!isUtf8(bytes) || bytes.includes(0)) return { reason: 'is not in UTF-8: save it as UTF-8.' };
    // Some editors put a byte order mark first.
    return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { reason: code === 'EISDIR' ? 'is a folder.' : 'cannot be read.' };
  }
}
