import {
  type AddVehicleRefusal,
  type TripChangeRefusal,
  type TripDialog,
  tripDialogOf,
} from '@promenade/domain/rental';
import { describe, expect, test } from 'vitest';
import { languages, messageOf, noticeOf, type RefusalCode } from '../refusals/index.ts';
import { tripCartEndpoints } from './index.ts';

type DecidedCode = AddVehicleRefusal['code'] | TripChangeRefusal['code'];

interface Told {
  /** Undefined: the message alone is shown (SYS-06). */
  readonly dialog?: TripDialog;
  /** Where the refusal names vehicles. */
  readonly listed?: TripDialog;
  /** The specification's own words; absent where it has none. */
  readonly text?: string;
}

const params = { provider: 'City Wheels', zone: 'Centre', count: 3, hours: 4, asked: 6, metres: 100 };

// The type makes it complete: without an entry for each outcome of the rules this does not compile.
const told: Readonly<Record<DecidedCode, Told>> = {
  other_provider: { dialog: 'same_provider' },
  trip_type_differs: { dialog: 'trip_type', text: 'Do you want to change trip type' },
  trip_duration_differs: { dialog: 'hour_difference' },
  trip_type_conflict: { listed: 'trip_vehicle_list' },
  vehicle_not_available: {
    listed: 'remove_and_continue',
    text: 'This vehicle is not available in this pick time',
  },
  vehicle_quantity: {
    listed: 'remove_and_continue',
    text: "You can't add more than 3 quantities of this vehicle.",
  },
  vehicle_options_limit: { text: 'Vehicle can have up to 3 rental options; no more can be added' },
  vehicle_trip_type_missing: {},
  pickup_outside_zones: {},
  duration_required: {},
  destination_required: {},
  destination_too_near: {
    text: 'The destination must be at least 100 m from the pickup location. To come back to where you start, rent by the hour or by the day.',
  },
  trip_missing: {},
};

const codes = Object.keys(told) as DecidedCode[];

describe('what the rules of the trip cart answer', () => {
  test.each(codes)('[RENT-05] [RENT-07] [RENT-18] %s: its dialog and its text, in four languages', (code) => {
    const { dialog, listed, text } = told[code];
    expect(tripDialogOf(code)).toBe(dialog);
    if (listed) expect(tripDialogOf(code, 1)).toBe(listed);
    const texts = languages.map((language) => messageOf(code, language, params));
    if (text !== undefined) expect(texts[0]).toBe(text);
    expect(new Set(texts).size).toBe(languages.length);
    for (const one of texts) expect(one).not.toMatch(/[{}]|^$/);
  });

  test('[RENT-22] calls list what they can be refused with, and nothing else can be', () => {
    const listedBy = (...ids: (keyof typeof tripCartEndpoints)[]) =>
      new Set<RefusalCode>(ids.flatMap((id) => [...tripCartEndpoints[id].refusals]));
    const [adding, confirming] = [listedBy('tripCart.add'), listedBy('tripCart.confirm', 'tripCart.change')];
    for (const code of codes) expect(adding.has(code) || confirming.has(code)).toBe(true);
    // What confirming answers is never asked again.
    for (const code of ['trip_type_differs', 'trip_duration_differs', 'trip_missing'] as const)
      expect(confirming.has(code)).toBe(false);
  });

  test('[RENT-17] the text of success', () => {
    expect(noticeOf('vehicle_added', 'en')).toBe('The vehicle successfully added to your cart.');
  });
});
