const literal = /['"`]([a-z]+\.[\w.$-]+)['"`]/gi;
const template = /`([a-z]+\.[\w.]*\$\{[^`]*)`/gi;

/**
 * Finds the texts that some code uses: `'cart.title'`, and for `order.status_${status}` every key of that form. What
 * only looks like a key is harmless: there is no such text.
 */
export function usedTexts(code: string): (key: string) => boolean {
  const literals = new Set(Array.from(code.matchAll(literal), ([, key = '']) => key));
  const forms = new Set(
    Array.from(code.matchAll(template), ([, text = '']) =>
      text
        .replace(/\$\{[^}]*\}/g, '*')
        .replaceAll('.', '\\.')
        .replaceAll('*', '.*'),
    ),
  );
  const formed = [...forms].map((form) => new RegExp(`^${form}$`));
  return (key) => literals.has(key) || formed.some((form) => form.test(key));
}
