/** Lower case, without accents, single spaces: 'Pizzería  Ñandú' → 'pizzeria nandu'. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether a word of the text begins with these letters. Both as `plainText` writes them. */
export function hasWord(text: string, beginning: string): boolean {
  return ` ${text.replace(/[^a-z0-9'&]+/g, ' ')}`.includes(` ${beginning}`);
}

/** ASCII for links: 'Bar «El Ñandú»' → 'bar-el-nandu'. Empty where nothing is left of it. */
export function slugOf(text: string): string {
  return plainText(text)
    .replace(/['’´`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Hands out slugs, each once: a second 'la-esquina' becomes 'la-esquina-2'. */
export function createSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slugOf(text) || 'store';
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    return slug;
  };
}
