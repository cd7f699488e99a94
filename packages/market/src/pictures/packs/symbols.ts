/** Symbols that packs carry, as paths in a square of 100 by 100. */
const SYMBOLS: Readonly<Record<string, string>> = {
  cross:
    'M36 10h28q6 0 6 6v20h20q6 0 6 6v16q0 6-6 6H70v20q0 6-6 6H36q-6 0-6-6V64H10q-6 0-6-6V42q0-6 6-6h20V16q0-6 6-6z',
  drop: 'M50 6C62 24 82 44 82 63a32 31 0 0 1-64 0C18 44 38 24 50 6z',
  leaf: 'M88 10C46 10 16 26 16 56c0 8 2 14 6 19L10 88l6 6 13-13c5 4 11 6 18 6 32 0 43-37 41-77zM36 68c8-16 18-27 34-36-12 12-20 24-26 38z',
  heart: 'M50 90C20 68 6 52 6 34a23 23 0 0 1 44-10 23 23 0 0 1 44 10c0 18-14 34-44 56z',
  sun: 'M50 26a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM45 2h10v16H45zM45 82h10v16H45zM2 45h16v10H2zM82 45h16v10H82zM14 21l7-7 11 11-7 7zM68 75l7-7 11 11-7 7zM14 79l11-11 7 7-11 11zM68 25l11-11 7 7-11 11z',
  moon: 'M62 6a46 46 0 1 0 32 62A40 40 0 0 1 62 6z',
  star: 'M50 4l14 30 33 4-24 23 6 33-29-16-29 16 6-33L3 38l33-4z',
  shield: 'M50 4l38 13v30c0 25-16 41-38 49C28 88 12 72 12 47V17zM44 66l30-31-8-8-22 23-10-10-8 8z',
  bolt: 'M58 2L16 58h28l-8 40 48-58H54z',
  wave: 'M4 34c16-18 30-18 46 0s30 18 46 0v14c-16 18-30 18-46 0s-30-18-46 0zM4 62c16-18 30-18 46 0s30 18 46 0v14c-16 18-30 18-46 0s-30-18-46 0z',
  capsule:
    'M68 8a24 24 0 0 1 17 41L49 85a24 24 0 0 1-34-34l36-36A24 24 0 0 1 68 8zM36 42L20 58a16 16 0 0 0 23 23l16-16z',
  flower:
    'M50 36c-10-30 34-30 14 3 28-14 34 24 3 18 24 22-12 38-17 8-5 30-41 14-17-8-31 6-25-32 3-18-20-33 24-33 14-3z',
};

export function isSymbolName(name: string): boolean {
  return Object.hasOwn(SYMBOLS, name);
}

/** A symbol standing around a point; empty for a name that is none. */
export function drawSymbol(name: string, x: number, y: number, size: number, colour: string): string {
  const path = SYMBOLS[name];
  if (path === undefined) return '';
  const scale = size / 100;
  return `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" fill="${colour}" fill-rule="evenodd" d="${path}"/>`;
}

export const SYMBOL_NAMES: readonly string[] = Object.keys(SYMBOLS);
