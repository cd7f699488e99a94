type Output = { readonly type: 'asset' } | { readonly type: 'chunk'; code: string };

const beyondAscii = /(\\*)(\P{ASCII})/gu;

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The same program without a character beyond ASCII: each is replaced by its escape, which strings, templates,
 * patterns and names all support. V8 keeps the source of running code, in two bytes per character if any is beyond
 * Latin-1.
 * @throws if a character was escaped already: a backslash before its escape would change the meaning
 */
export function asciiCode(code: string): string {
  return code.replace(beyondAscii, (all, slashes: string, character: string) => {
    if (slashes.length % 2 === 1)
      throw new Error(`A backslash stands before a character beyond ASCII: ${all}`);
    return slashes + character.split('').map(escapeOf).join('');
  });
}

/** A plugin: the server's files are written in ASCII only; the browser's stay as they are, which compresses better. */
export const asciiOutput = {
  name: 'ascii-output',
  generateBundle(_options: unknown, bundle: Readonly<Record<string, Output>>): void {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asciiCode(file.code);
  },
};
