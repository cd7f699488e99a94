import { hasNationalDigits, isEmail, namesCountry } from '@promenade/domain/contact';
import type { Market } from '../../../lib/session/market.ts';
import { fullNumber } from '../../../ui/phone-field/calling-codes.ts';

/** The market's settings about the format of phone numbers. */
type HomeNumbers = Pick<Market['config'], 'country_calling_code' | 'phone_national_digits'>;

/**
 * An e-mail address, or a complete phone number as at sign-up: a number with the market's number of digits and
 * without a country code is the market's own, with or without its domestic prefix.
 */
export function wholeContact(typed: string, market: HomeNumbers): string {
  const text = typed.trim();
  const { country_calling_code: code, phone_national_digits: count } = market;
  if (code === '' || isEmail(text) || namesCountry(text)) return text;
  const full = fullNumber(text, code);
  return hasNationalDigits(full.slice(`+${code}`.length), count) ? full : text;
}
