/** Lower case, without accents, single spaces: 'Pizzería  Ñandú' → 'pizzeria nandu'. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A text's words, each behind a space, as `hasWord` looks through them. The text as `plainText` writes it. */
export function wordsOf(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}'&]+/gu, ' ')}`;
}

/** Whether a word begins with these letters, which are as `plainText` writes them. */
export function hasWord(words: string, beginning: string): boolean {
  return words.includes(` ${beginning}`);
}

// Cyrillic as plainText leaves it (й is и, ё is е), with the letters of Kazakh, Ukrainian and Serbian; after
// BGN/PCGN without its signs.
const LATIN_BY_CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ә: 'a',
  ғ: 'g',
  қ: 'q',
  ң: 'ng',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  і: 'i',
  є: 'ye',
  ґ: 'g',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
};

/** ASCII for links: 'Bar «El Ñandú»' → 'bar-el-nandu', 'Бургер' → 'burger'. Empty where nothing is left of it. */
export function slugOf(text: string): string {
  return plainText(text)
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN_BY_CYRILLIC[letter] ?? '')
    .replace(/['’´`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A link's name has 120 characters at most (sheet); a number may come behind. Pictures are kept under it too. */
const LONGEST_BASE = 110;

/** Hands out slugs, each once: a second 'la-esquina' becomes 'la-esquina-2'. */
export function createSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slugOf(text).slice(0, LONGEST_BASE).replace(/-$/, '') || 'store';
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    return slug;
  };
}
