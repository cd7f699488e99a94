/** A number without the code that its field puts before what is typed: half a number is none with a code either. */
export const typedNumber = (number: string, callingCode: string): string =>
  number.startsWith(`+${callingCode} `) ? number.slice(callingCode.length + 2) : number;
