// Letters that Unicode does not take apart and the search's index writes otherwise (0013-search.sql).
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
};

/** A text's words as the search's index writes them: enough to know again what it answered, not to search with. */
export function foldedWords(text: string): string[] {
  return wordsOf(text).map(foldedWord);
}

/** A text's words as they are written. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

/** One word, folded. */
export function foldedWord(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/./gu, (letter) => letters[letter] ?? letter);
  return /^ال...+/u.test(plain) ? plain.slice(2) : plain;
}
