const DIGITS = /^(\d{8}|\d{12,14})$/;

/**
 * Whether the text is a valid Global Trade Item Number: 8, 12, 13 or 14 digits with a correct check digit.
 * Source: GS1 General Specifications, 7.9 (modulo 10, weights 3 and 1 from the right).
 */
export function isGtin(text: string): boolean {
  return DIGITS.test(text) && gtinCheckDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** The check digit for these digits. */
export function gtinCheckDigit(digits: string): number {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1)
    sum += Number(digits.at(-place)) * (place % 2 === 1 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}
