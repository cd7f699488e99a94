// Letters that sound alike where these names are spoken: one for the other is half a mistake.
const SOUNDS = 'bv cs cz sz ck kq cq gj iy mn ou ei xs ао еи бп дт гк'.split(' ');
const pairCode = (a: number, b: number): number => a * 65_536 + b;
const ALIKE = new Set(
  SOUNDS.map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)] as const).flatMap(([a, b]) => [
    pairCode(a, b),
    pairCode(b, a),
  ]),
);
const HALF = 0.5;
// Nobody hears these.
const SILENT = new Set([...'hьъ'].map((letter) => letter.charCodeAt(0)));

/** How far a typed word is from a name's: from the whole of it, and from its beginning. */
export interface WordDistance {
  readonly whole: number;
  readonly beginning: number;
}

const ROW_LENGTH = 65;
const rows = [new Float64Array(ROW_LENGTH), new Float64Array(ROW_LENGTH), new Float64Array(ROW_LENGTH)];
/** Words are compared up to here. */
export const LONGEST_WORD = ROW_LENGTH - 1;

/**
 * Mistakes between two words: a letter replaced, left out, added, or two neighbours swapped (optimal string
 * alignment); what sounds the same counts half. Stops, and answers infinity, once `most` is passed.
 */
export function wordDistance(typed: string, name: string, most: number): WordDistance {
  const length = Math.min(name.length, LONGEST_WORD);
  let [before, previous, row] = rows as [Float64Array, Float64Array, Float64Array];
  previous[0] = 0;
  for (let column = 1; column <= length; column++)
    previous[column] = (previous[column - 1] as number) + letterCostAt(name, column);
  for (let index = 1; index <= Math.min(typed.length, LONGEST_WORD); index++) {
    row[0] = (previous[0] as number) + letterCostAt(typed, index);
    let least = row[0];
    for (let column = 1; column <= length; column++) {
      const cost = stepCost(typed, name, index, column, before, previous, row);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };
    [before, previous, row] = [previous, row, before];
  }
  let beginning = Number.POSITIVE_INFINITY;
  for (let column = 0; column <= length; column++) beginning = Math.min(beginning, previous[column] ?? 0);
  return { whole: previous[length] ?? 0, beginning };
}

function stepCost(
  typed: string,
  name: string,
  index: number,
  column: number,
  before: Float64Array,
  previous: Float64Array,
  row: Float64Array,
): number {
  const a = typed.charCodeAt(index - 1);
  const b = name.charCodeAt(column - 1);
  const [lastTyped, lastOfName] = [typed.charCodeAt(index - 2), name.charCodeAt(column - 2)];
  const kept = (previous[column - 1] as number) + (a === b ? 0 : ALIKE.has(pairCode(a, b)) ? HALF : 1);
  const added = (previous[column] as number) + letterCostAt(typed, index);
  const leftOut = (row[column - 1] as number) + letterCostAt(name, column);
  const cost = Math.min(kept, added, leftOut);
  const swapped = index > 1 && column > 1 && a === lastOfName && lastTyped === b;
  return swapped ? Math.min(cost, (before[column - 2] as number) + 1) : cost;
}

// A letter doubled by mistake, or one that is not heard, is half a mistake.
function letterCostAt(word: string, index: number): number {
  const letter = word.charCodeAt(index - 1);
  return letter === word.charCodeAt(index - 2) || SILENT.has(letter) ? HALF : 1;
}
