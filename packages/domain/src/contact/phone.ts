/** Minimum digits for sign-up, OTP and contact, including the country code (readings.md, phone digits). */
export const PHONE_MIN_DIGITS = 10;

/** Minimum digits of a number that can be called, if the country code may be left out. */
const CALLABLE_DIGITS = 6;

/** Maximum digits of a number (E.164). */
const MAX_DIGITS = 15;
/** An optional leading plus, then digits with the usual separators. */
const PHONE_SHAPE = /^\+?[\d\s().\-/]+$/;

/** The digits of a number as ASCII, including Arabic-Indic and Persian ones. */
export function phoneDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}

/** Converts Arabic-Indic and Persian digits to ASCII. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * The text as it would be typed. A number that was copied from a contact list or a page can contain bidirectional control
 * characters (U+202A, U+2066) and typographic hyphens.
 */
function typedText(text: string): string {
  const plain = latinDigits(text).replace(/\p{Cf}/gu, '');
  return plain
    .replace(/[\u2010-\u2015]/g, '-')
    .replace('\uff0b', '+')
    .trim();
}

/**
 * Whether the text is a phone number: digits with usual separators, an optional leading plus, at most 15 digits.
 * @param minDigits minimum number of digits; 10 if the country code is included
 */
export function isPhone(text: string, minDigits: number = PHONE_MIN_DIGITS): boolean {
  const digits = phoneDigits(text).length;
  return PHONE_SHAPE.test(typedText(text)) && digits >= minDigits && digits <= MAX_DIGITS;
}

/** Whether a courier can call it. A national number, without country code, has fewer digits than an account requires. */
export const isCallable = (text: string): boolean => isPhone(text, CALLABLE_DIGITS);

/** Forgotten password: whether it has exactly the market's number of national digits, without the country code (AUTH-08). */
export function hasNationalDigits(text: string, count: number): boolean {
  return PHONE_SHAPE.test(typedText(text)) && phoneDigits(text).length === count;
}

/** The number as it is stored: digits, with a leading plus if it had one. */
export function normalisePhone(text: string): string {
  return (typedText(text).startsWith('+') ? '+' : '') + phoneDigits(text);
}

// Source: ITU-T E.164, list of assigned country codes. All others have three digits.
const CALLING_CODE = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}) ?(\d{6,})$/;

/**
 * A number with its country code in groups, as people read it: +598 99 123 456. One that somebody has written in groups
 * of their own, or without a country code, stays as it is.
 */
export function groupPhone(text: string): string {
  const [, code, national = ''] = CALLING_CODE.exec(text) ?? [];
  if (code === undefined) return text;
  // Groups of three; a single digit that is left makes the last group one of four.
  const tail = national.length % 3 === 1 ? 4 : 0;
  const head = national.slice(0, national.length - tail).replace(/\B(?=(?:\d{3})+$)/g, ' ');
  return [`+${code}`, head, national.slice(national.length - tail)].filter(Boolean).join(' ');
}

/** The digits that identify a number, without a leading plus or 00. */
export function phoneKey(text: string): string {
  return phoneDigits(text).replace(/^00/, '');
}

/** Whether a number has a country code, by a leading plus or 00. */
export const namesCountry = (text: string): boolean => /^(\+|00)/.test(typedText(text));

/**
 * Forgotten password: whether it is a number that the market would send a code to (AUTH-08): one of its own country by
 * the count of digits, with or without the country's code, or another country's in full.
 */
export function isMarketsNumber(text: string, callingCode: string, count: number): boolean {
  if (!namesCountry(text)) return hasNationalDigits(text, count);
  const key = phoneKey(text);
  if (callingCode === '' || !key.startsWith(callingCode)) return isPhone(text);
  return isPhone(text, 0) && key.length - callingCode.length === count;
}

// Trunk prefixes. Most countries put a 0 before a national number, and a few keep it abroad. Other prefixes, by
// calling code: Kazakhstan and Russia dial 8 before ten digits, Hungary 06.
const homePrefixes: Readonly<Record<string, RegExp>> = { '7': /^8(?=\d{10}$)/, '36': /^06/ };

// The numbers that a text can mean, each with its country code. Without one, it can be a number of the market's country;
// with the market's, the prefix of home can stand after it all the same: +31 (0)6 12345678.
function readings(text: string, callingCode: string): readonly string[] {
  const key = phoneKey(text);
  if (key === '') return [];
  if (callingCode === '') return [key];
  const prefix = homePrefixes[callingCode] ?? /^0/;
  const written = namesCountry(text) ? [key] : [key, callingCode + key];
  return written.flatMap((number) =>
    number.startsWith(callingCode)
      ? [number, callingCode + number.slice(callingCode.length).replace(prefix, '')]
      : [number],
  );
}

/**
 * Whether two texts are the same number. Never true without digits.
 * @param callingCode calling code of the market's country, assumed for numbers without one; empty if unknown
 */
export function isSamePhone(a: string, b: string, callingCode = ''): boolean {
  const known = readings(b, callingCode);
  return readings(a, callingCode).some((number) => known.includes(number));
}
