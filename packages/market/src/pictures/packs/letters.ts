import outlines from './rubik-letters.json' with { type: 'json' };

// A machine without fonts must draw the same pack: the letters are outlines of Rubik (weight 650), kept with this code.

type Letter = { advance: number; outline: string };

const LETTERS = new Map<string, Letter>(Object.entries(outlines));

/** Units of an outline in one em. */
const EM = 1000;

/** Height of a capital letter, as part of the letters' size. */
export const CAPITAL_HEIGHT = 0.7;

/** Where a point of the flat label comes to lie on the pack. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

export function canPrint(text: string): boolean {
  return [...text].every((letter) => LETTERS.has(letter));
}

/** Width of a line in parts of its letters' size. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += LETTERS.get(letter)?.advance ?? 0;
  return width / EM;
}

/** The line as one path; a letter that cannot be printed leaves nothing. */
export function textPath(text: string, size: number, left: number, baseline: number, warp: Warp): string {
  let path = '';
  let at = left;
  for (const letter of text) {
    const { advance = 0, outline = '' } = LETTERS.get(letter) ?? {};
    const start = at;
    path += outline.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) =>
      point(warp(start + (Number(x) * size) / EM, baseline + (Number(y) * size) / EM)),
    );
    at += (advance * size) / EM;
  }
  return path;
}

/** A point as SVG writes it: tenths of a pixel are all that an eye can tell. */
export function point([x, y]: readonly [number, number]): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
