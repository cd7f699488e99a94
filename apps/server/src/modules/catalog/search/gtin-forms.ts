/** The ways the same trade item number is written, where the text is one: with and without leading zeros (GS1: 8, 12, 13, 14 digits). */
export function gtinForms(text: string): string[] | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const number = digits.padStart(14, '0');
  return [14, 13, 12, 8]
    .filter((length) => /^0*$/.test(number.slice(0, 14 - length)))
    .map((length) => number.slice(14 - length));
}
