// Shorter halves occur in every other word.
const SHORTEST_HALF = 2;
const SHORTEST_SPLIT = 6;

/** The typed words as they are and, if a space is missing or misplaced ('sanjose', 'poci tos'), with it corrected. */
export function wordVariants(
  tokens: readonly string[],
  knows: (word: string) => boolean,
): (readonly string[])[] {
  const joined = joinHalves(tokens, knows);
  const mended = joined.flatMap((word) => halvesOf(word, knows));
  return mended.join(' ') === tokens.join(' ') ? [tokens] : [tokens, mended];
}

function joinHalves(tokens: readonly string[], knows: (word: string) => boolean): string[] {
  const words: string[] = [];
  for (const word of tokens) {
    const before = words.at(-1);
    const joined = `${before}${word}`;
    if (before !== undefined && !(knows(before) && knows(word)) && knows(joined))
      words[words.length - 1] = joined;
    else words.push(word);
  }
  return words;
}

function halvesOf(word: string, knows: (word: string) => boolean): string[] {
  if (word.length < SHORTEST_SPLIT || knows(word)) return [word];
  for (let at = word.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(knows)) return halves;
  }
  return [word];
}
