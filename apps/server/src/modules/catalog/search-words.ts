// More words than this only slow a search down.
const mostWords = 6;

/** The words of a search, the longest first: it narrows most, so the index is asked for it. Folding is the database's. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[\s,·/]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, mostWords);
}
