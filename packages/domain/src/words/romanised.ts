// Without accents, й is и and ё is е. Includes the letters of Kazakh, Ukrainian and Serbian.
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

/**
 * Text in lower case without accents, with Cyrillic romanised as on signs and in passports (BGN/PCGN without
 * apostrophes): 'кенесары' → 'kenesary'. Other scripts are unchanged.
 */
export function romanised(text: string): string {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN_BY_CYRILLIC[letter] ?? letter);
}
