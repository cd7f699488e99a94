// Letters that sound alike in the languages of the names: substituting one costs half.
const SOUNDS = 'bv cs cz sz ck kq cq gj iy mn ou ei xs ао еи бп дт гк'.split(' ');
const HALF = 0.5;
// Silent letters.
const [SILENT_H, SOFT_SIGN, HARD_SIGN] = [...'hьъ'].map((letter) => letter.charCodeAt(0));
const isSilent = (letter: number): boolean =>
  letter === SILENT_H || letter === SOFT_SIGN || letter === HARD_SIGN;

// Substitution cost by the last six bits of both letters, which distinguish the letters of one script. Looked up some
// ten thousand times per search.
const LETTER_BITS = 6;
const LETTER_MASK = (1 << LETTER_BITS) - 1;
const replacing = new Float64Array(1 << (2 * LETTER_BITS)).fill(1);
for (const [a = '', b = ''] of SOUNDS) {
  const [one, other] = [a.charCodeAt(0) & LETTER_MASK, b.charCodeAt(0) & LETTER_MASK];
  replacing[(one << LETTER_BITS) | other] = HALF;
  replacing[(other << LETTER_BITS) | one] = HALF;
}

/** Edit distance between a typed word and a word of a name: to the whole word, and to its beginning. */
export interface WordDistance {
  readonly whole: number;
  readonly beginning: number;
}

const ROW_LENGTH = 65;
const rows = [new Float64Array(ROW_LENGTH), new Float64Array(ROW_LENGTH), new Float64Array(ROW_LENGTH)];
/** Number of letters that are compared. */
export const LONGEST_WORD = ROW_LENGTH - 1;
const TOO_FAR: WordDistance = { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };

/**
 * Edit distance between two words: letters substituted, deleted, inserted, or two neighbours swapped (optimal string
 * alignment); similar sounds count half. Stops and returns infinity once it exceeds `most`.
 */
export function wordDistance(typed: string, name: string, most: number): WordDistance {
  const length = Math.min(name.length, LONGEST_WORD);
  let [before, previous, row] = rows as [Float64Array, Float64Array, Float64Array];
  previous[0] = 0;
  for (let column = 1; column <= length; column++)
    previous[column] = (previous[column - 1] as number) + letterCost(name, column);
  for (let index = 1; index <= Math.min(typed.length, LONGEST_WORD); index++) {
    if (fillRow(typed, name, index, before, previous, row) > most) return TOO_FAR;
    [before, previous, row] = [previous, row, before];
  }
  let beginning = Number.POSITIVE_INFINITY;
  for (let column = 0; column <= length; column++) beginning = Math.min(beginning, previous[column] ?? 0);
  return { whole: previous[length] ?? 0, beginning };
}

/** Computes the row of the next typed letter against each prefix of the name; returns its minimum. */
function fillRow(
  typed: string,
  name: string,
  index: number,
  before: Float64Array,
  previous: Float64Array,
  row: Float64Array,
): number {
  const length = Math.min(name.length, LONGEST_WORD);
  const a = typed.charCodeAt(index - 1);
  const lastTyped = index > 1 ? typed.charCodeAt(index - 2) : -1;
  const addedCost = letterCost(typed, index);
  let left = (previous[0] as number) + addedCost;
  let least = left;
  row[0] = left;
  let lastOfName = -1;
  for (let column = 1; column <= length; column++) {
    const b = name.charCodeAt(column - 1);
    const replaced =
      a === b ? 0 : (replacing[((a & LETTER_MASK) << LETTER_BITS) | (b & LETTER_MASK)] as number);
    let cost = (previous[column - 1] as number) + replaced;
    const added = (previous[column] as number) + addedCost;
    if (added < cost) cost = added;
    left += b === lastOfName || isSilent(b) ? HALF : 1;
    if (left < cost) cost = left;
    if (a === lastOfName && b === lastTyped) cost = Math.min(cost, (before[column - 2] as number) + 1);
    row[column] = cost;
    left = cost;
    lastOfName = b;
    if (cost < least) least = cost;
  }
  return least;
}

// A doubled or silent letter costs half.
function letterCost(word: string, index: number): number {
  const letter = word.charCodeAt(index - 1);
  return letter === word.charCodeAt(index - 2) || isSilent(letter) ? HALF : 1;
}
