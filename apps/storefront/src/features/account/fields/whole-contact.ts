import { hasNationalDigits, isEmail, namesCountry } from '@promenade/domain/contact';
import type { Market } from '../../../lib/session/market.ts';
import { fullNumber } from '../../../ui/phone-field/calling-codes.ts';

/** What of the market's settings says how its people write their numbers. */
type HomeNumbers = Pick<Market['config'], 'country_calling_code' | 'phone_national_digits'>;

/**
 * An e-mail or phone number in full, as it was given at sign-up: a number of the market's count of digits that names no
 * country is the market's own, with or without what is dialled before it at home.
 */
export function wholeContact(typed: string, market: HomeNumbers): string {
  const text = typed.trim();
  const { country_calling_code: code, phone_national_digits: count } = market;
  if (code === '' || isEmail(text) || namesCountry(text)) return text;
  const full = fullNumber(text, code);
  return hasNationalDigits(full.slice(`+${code}`.length), count) ? full : text;
}
