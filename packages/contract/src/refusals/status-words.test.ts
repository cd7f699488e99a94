import { ORDER_STATUSES } from '@promenade/domain/orders';
import { TRIP_STATUSES } from '@promenade/domain/rental';
import { expect, test } from 'vitest';
import { messageOf } from './write-text.ts';

test('[LANG-01] a refusal names a status in the language of whoever reads it: the name of the wire stood there', () => {
  for (const status of [...ORDER_STATUSES, ...TRIP_STATUSES])
    for (const language of ['ar', 'nl', 'fr'] as const)
      expect(messageOf('status_conflict', language, { status })).not.toContain(status);
  expect(messageOf('status_conflict', 'en', { status: 'picked_up' })).toBe(
    'Not possible now: the status is picked_up.',
  );
  expect(messageOf('status_conflict', 'nl', { status: 'picked_up' })).toBe(
    'Dat kan nu niet: de status is ‘onderweg’.',
  );
});
