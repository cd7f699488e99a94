import { romanised } from '@promenade/domain/words';

// Arabic letters (folded) by the sound that they transcribe in foreign names; vowels and their carriers are left out.
const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'b',
  ف: 'b',
  ڤ: 'b',
  ت: 't',
  ط: 't',
  ث: 't',
  د: 'd',
  ذ: 'd',
  ض: 'd',
  س: 's',
  ص: 's',
  ز: 's',
  ظ: 's',
  ش: 's',
  چ: 's',
  ژ: 's',
  ج: 'g',
  غ: 'g',
  گ: 'g',
  خ: 'h',
  ح: 'h',
  ه: 'h',
  ق: 'k',
  ك: 'k',
  ک: 'k',
  ر: 'r',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

// The same sounds in Latin letters, as in Spanish and romanised names; applied in this order.
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(?<![cszkp])h/g, ''],
  [/ch/g, 'ts'],
  [/[sz]h/g, 's'],
  [/kh/g, 'j'],
  [/ph/g, 'f'],
  [/qu/g, 'k'],
  [/g(?=u[ei])/g, 'gh'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/[aeiouyhw]/g, ''],
  [/j/g, 'h'],
  [/[cq]/g, 'k'],
  [/[pvf]/g, 'b'],
  [/z/g, 's'],
  [/(.)\1/g, '$1'],
];

export const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

/**
 * The consonants of a folded word as sounds, the same whether written in Arabic or Latin letters: 'بوسيتوس' and
 * 'pocitos' are 'bsts'. Numbers, and words without a consonant, stay as they are.
 */
export function soundOf(word: string): string {
  if (isArabic(word)) {
    const sounds = [...word.replace(/ه$/, '')].map((letter) => ARABIC[letter] ?? '').join('');
    return sounds.replace(/(.)\1/g, '$1') || word;
  }
  const latin = romanised(word);
  return LATIN_SOUNDS.reduce((text, [from, to]) => text.replace(from, to), latin) || latin;
}
