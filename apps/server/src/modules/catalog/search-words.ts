// More words than this only slow a search down.
const mostWords = 6;

/** The words of a search, the longest and so most telling first. Folding is the database's. */
export function wordsOf(text: string): string[][] {
  const words = text.split(/[\s,·/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return longestFirst.slice(0, mostWords).map((word) => [word]);
}
