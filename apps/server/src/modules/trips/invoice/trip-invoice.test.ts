import { expect, test } from 'vitest';
import { defaultSettings } from '../../settings/index.ts';
import type { TripLineRow, TripRow } from '../trips.tables.ts';
import { tripInvoiceOf } from './trip-invoice.ts';

const name = { en: 'Fox', ar: 'Fox', nl: 'Fox', fr: 'Fox' };
const line = { name, quantity: 1, rate_minor: 100, gross_minor: 1250 } as TripLineRow;
const trip = {
  number: 1,
  rental_type: 'distance_wise',
  distance_metres: 12_500,
  hours: 1,
  starts_at: new Date(0),
  ends_at: new Date(0),
  status: 'completed',
  provider: { name: 'Costa', address: '' },
  pickup: { name: '' },
  contact_name: 'Ana',
  contact_phone: '',
  bill: { grossMinor: 1250, discountMinor: 0, couponMinor: 0, taxMinor: 0 },
  total_minor: 1250,
} as unknown as TripRow;

test.each([
  ['en', 'Kilometres: 12.500'],
  ['fr', 'Kilomètres\u00a0: 12,500'],
] as const)(
  '[SYS-09] an invoice tells the distance of a trip with three decimals (%s): it was 12.5',
  (language, told) => {
    const invoice = tripInvoiceOf({ trip, lines: [line], settings: defaultSettings, language });
    expect(invoice.lines[0]?.details).toBe(told);
  },
);
