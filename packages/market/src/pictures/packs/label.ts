import { CAPITAL_HEIGHT, textPath, textWidth, type Warp } from './letters.ts';
import type { Rect } from './forms/form.ts';

/** A label broken into lines, and how large its letters can be. */
export type FittedLabel = { lines: readonly string[]; size: number };

const MOST_LINES = 3;
const LINE_HEIGHT = 1.1;

/** What accents and tails take above and below the capitals, and a j or an î beside its own width, of the letters' size. */
const OVERHANG = { upright: 0.22, across: 0.06 };

/** Breaks a label so that its letters become as large as the plate allows; of equals, the fewest lines. */
export function fitLabel(label: string, width: number, height: number, largest: number): FittedLabel {
  let best: FittedLabel = { lines: [label], size: 0 };
  for (const lines of breaks(label.trim().split(/\s+/), MOST_LINES)) {
    const widest = Math.max(...lines.map(textWidth)) + 2 * OVERHANG.across;
    const high = CAPITAL_HEIGHT + 2 * OVERHANG.upright + (lines.length - 1) * LINE_HEIGHT;
    const size = Math.min(largest, width / widest, height / high);
    if (size > best.size + 0.01) best = { lines, size };
  }
  return best;
}

/** All ways to set words in order on at most so many lines, those with fewer lines first. */
function breaks(words: readonly string[], most: number): string[][] {
  const all: string[][] = [[words.join(' ')]];
  if (most === 1) return all;
  for (let taken = 1; taken < words.length; taken += 1) {
    const first = words.slice(0, taken).join(' ');
    for (const rest of breaks(words.slice(taken), most - 1)) all.push([first, ...rest]);
  }
  return all.sort((one, other) => one.length - other.length);
}

/** The label's letters as one path, in the middle of its plate. */
export function labelPath(label: string, plate: Rect, largest: number, warp: Warp): string {
  const [width, height] = [plate.right - plate.left, plate.bottom - plate.top];
  const { lines, size } = fitLabel(label, width, height, largest);
  const middle = (plate.left + plate.right) / 2;
  // Capitals, not accents and tails, are what the eye centres.
  const inked = CAPITAL_HEIGHT + (lines.length - 1) * LINE_HEIGHT;
  const first = (plate.top + plate.bottom) / 2 - (inked * size) / 2 + CAPITAL_HEIGHT * size;
  return lines
    .map((line, at) =>
      textPath(line, size, middle - (textWidth(line) * size) / 2, first + at * LINE_HEIGHT * size, warp),
    )
    .join('');
}
