import { RENTAL_TYPES } from '@promenade/domain/rental';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const messages = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../lib/i18n/messages/${name}.json`, import.meta.url), 'utf8'));

test.each(['en', 'ar', 'fr', 'nl'])(
  'a kind of trip is called the same where it is chosen and where it was booked: “Per day” became “Day wise”: %s',
  (language) => {
    const kinds = (name: string) =>
      RENTAL_TYPES.map((type) => messages(`${name}.${language}`)[`type_${type}`]);
    expect(kinds('trips')).toEqual(kinds('rental'));
  },
);
