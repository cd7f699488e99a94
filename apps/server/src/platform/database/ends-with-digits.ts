import { type RawBuilder, sql } from 'kysely';

/** Whether a phone number ends in these digits, however either is formatted; scans all rows. */
export function endsWithDigits(phone: RawBuilder<unknown>, digits: string): RawBuilder<boolean> {
  return sql<boolean>`right(regexp_replace(${phone}, '\\D', '', 'g'), ${digits.length}) = ${digits}`;
}
