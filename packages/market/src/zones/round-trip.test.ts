import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ZoneDraft, zonesFromGeoJson, zonesToGeoJson } from './index.ts';
import { slugOf } from './zone-name.ts';

const square: ZoneDraft['shape'] = [
  [
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ],
  ],
];
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => `${text.trim()}x`.slice(-100));
const amountMinor = fc.nat(2_147_483_647);
const wallMinute = fc.integer({ min: 0, max: 1439 });
const surgeTime = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }).map((days) => days.sort()),
  fromMinute: wallMinute,
  untilMinute: fc.oneof(wallMinute, fc.constant(1440)),
  surge: fc.oneof(
    fc.record({
      type: fc.constant('percent' as const),
      percent: fc.integer({ min: 0, max: 50_000 }).map((n) => n / 100),
    }),
    fc.record({ type: fc.constant('amount' as const), amountMinor }),
  ),
});
const price = fc
  .record({
    perKmMinor: amountMinor,
    minimumMinor: amountMinor,
    above: fc.option(fc.nat(1000)),
    fixedMinor: fc.option(amountMinor),
    surgePercent: fc.integer({ min: 0, max: 500 }),
    surgeTimes: fc.array(surgeTime, { maxLength: 3 }),
  })
  .map(({ above, ...rest }) => ({
    ...rest,
    maximumMinor: above === null ? null : Math.min(2_147_483_647, rest.minimumMinor + above),
  }));
const modules = ['food', 'grocery', 'parcel', 'rental', 'every'] as const;
const delivery = fc
  .uniqueArray(fc.constantFrom(...modules))
  .chain((types) => fc.tuple(...types.map((moduleType) => price.map((of) => ({ moduleType, ...of })))));
const zone = fc.record({ names: fc.tuple(name, name, name, name), active: fc.boolean(), delivery }).map(
  ({ names: [en, ar, nl, fr], ...rest }): ZoneDraft => ({
    slug: slugOf(en),
    name: { en, ar, nl, fr },
    shape: square,
    ...rest,
  }),
);

describe('whatever zones there are', () => {
  test('a link name made of a name is the one that is made of it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text));
        expect(slugOf(text)).toBe(slugOf(text).toWellFormed());
      }),
    );
    expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });

  test.each([0, 2, 3])(
    'they come back as they went, through text, in a currency of %i decimals',
    (decimals) => {
      fc.assert(
        fc.property(fc.uniqueArray(zone, { maxLength: 4, selector: ({ slug }) => slug }), (zones) => {
          const text = JSON.stringify(zonesToGeoJson(zones, decimals));
          expect(zonesFromGeoJson(JSON.parse(text), { decimals })).toEqual({ zones, rejected: [] });
        }),
        { numRuns: 50 },
      );
    },
  );
});
