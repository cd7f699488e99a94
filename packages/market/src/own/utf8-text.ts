import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

/** The text of an operator's file, or why it cannot be read: another encoding would lose characters. */
export function readUtf8(path: string): { readonly text: string } | { readonly reason: string } {
  try {
    const bytes = readFileSync(path);
    // UTF-16 text contains zero bytes.
    if (!isUtf8(bytes) || bytes.includes(0)) return { reason: 'is not in UTF-8: save it as UTF-8.' };
    // Some editors write a byte order mark.
    return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { reason: code === 'EISDIR' ? 'is a folder.' : 'cannot be read.' };
  }
}
