// Two houses, '2978-2980' or '2984/2986'; but '12/4' is one: the fourth building, or entrance, of 12.
const TWO = /^\s*(\d+)\s*-\s*(\d+)\s*$|^\s*(\d{3,})\s*\/\s*(\d{3,})\s*$/;

/**
 * Splits '2978,2980' and '12-16; 12 bis' into single numbers, in their order, without duplicates. Of a range only the
 * ends are known.
 */
export function splitHouseNumbers(text: string): string[] {
  const numbers = new Set<string>();
  for (const part of text.split(/[,;]/)) {
    const two = TWO.exec(part)
      ?.slice(1)
      .filter((number) => number !== undefined);
    for (const number of two ?? [part]) {
      const tidy = number
        .trim()
        .replace(/\s*\/\s*/g, '/')
        .replace(/\s+/g, ' ')
        .toUpperCase();
      if (tidy !== '') numbers.add(tidy);
    }
  }
  return [...numbers];
}

/** The leading digits of a house number, for sorting and interpolation: '2978 BIS' is 2978; 0 if it has none. */
export function houseNumberValue(number: string): number {
  const digits = /^\d{1,7}/.exec(number);
  return digits ? Number(digits[0]) : 0;
}
