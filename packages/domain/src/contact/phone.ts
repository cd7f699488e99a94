/** Sign-up, OTP and contact: at least so many digits, the country code counted (readings.md, phone digits). */
export const PHONE_MIN_DIGITS = 10;

/** Fewest digits of a number that can be called, where the country code may be left out. */
const CALLABLE_DIGITS = 6;

/** E.164: no number has more. */
const MAX_DIGITS = 15;
/** A plus at most in front, then digits with the usual separators. */
const PHONE_SHAPE = /^\+?[\d\s().\-/]+$/;

/** The digits of a number as ASCII; Arabic-Indic and Persian digits are read too. */
export function phoneDigits(text: string): string {
  return latinDigits(text).replace(/\D/g, '');
}

/** The text with its Arabic-Indic and Persian digits as ASCII. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * The text as it would be typed. A number that is copied, from a list of contacts or from a page of ours, carries marks of
 * direction along (U+202A, U+2066), and printed hyphens.
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
 * @param minDigits the least that counts; 10 where the country code is part of it
 */
export function isPhone(text: string, minDigits: number = PHONE_MIN_DIGITS): boolean {
  const digits = phoneDigits(text).length;
  return PHONE_SHAPE.test(typedText(text)) && digits >= minDigits && digits <= MAX_DIGITS;
}

/** Whether a courier can call it. A number written as at home, without its country's code, has fewer digits than an account's. */
export const isCallable = (text: string): boolean => isPhone(text, CALLABLE_DIGITS);

/** Forgot password: exactly the market's count of national digits, the country code left out by the caller (AUTH-08). */
export function hasNationalDigits(text: string, count: number): boolean {
  return PHONE_SHAPE.test(typedText(text)) && phoneDigits(text).length === count;
}

/** The form that is stored: digits, and the plus where one led. */
export function normalisePhone(text: string): string {
  return (typedText(text).startsWith('+') ? '+' : '') + phoneDigits(text);
}

/** What makes two spellings the same number: the digits, a leading plus or 00 aside. */
export function phoneKey(text: string): string {
  return phoneDigits(text).replace(/^00/, '');
}

/** Whether a number names its country, by a plus or 00 in front. */
export const namesCountry = (text: string): boolean => /^(\+|00)/.test(typedText(text));

// Most countries put a 0 before a number that is dialled at home, and a few keep it abroad. Where it is another one, by
// calling code: Kazakhstan and Russia dial 8 before ten digits, Hungary 06.
const homePrefixes: Readonly<Record<string, RegExp>> = { '7': /^8(?=\d{10}$)/, '36': /^06/ };

// The numbers that a text may stand for, each with its country's code. One that names no country may be of the market's.
function readings(text: string, callingCode: string): readonly string[] {
  const key = phoneKey(text);
  if (key === '') return [];
  if (namesCountry(text) || callingCode === '') return [key];
  const prefix = homePrefixes[callingCode] ?? /^0/;
  return [key, callingCode + key, callingCode + key.replace(prefix, '')];
}

/**
 * Whether two texts are the same number. Never true without digits.
 * @param callingCode the market's country, whose people write their numbers without it; empty: none is known
 */
export function isSamePhone(a: string, b: string, callingCode = ''): boolean {
  const known = readings(b, callingCode);
  return readings(a, callingCode).some((number) => known.includes(number));
}
