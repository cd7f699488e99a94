import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TemplateEntry } from '../catalogue/index.ts';
import { demoCatalogueFolder, readCatalogue } from '../catalogue/index.ts';
import type { PointOfInterest } from '../city/index.ts';
import { buildHours } from './build-hours.ts';
import { createDice } from './dice.ts';
import { marketName, matchTemplate } from './choosing/match-template.ts';
import { createSlugs, slugOf } from './plain-text.ts';
import { SAME_PRICES, storePrice } from './prices.ts';
import { stableId } from './stable-id.ts';

const { catalogue } = readCatalogue(demoCatalogueFolder, 0);

const place = (name: string, more: Partial<PointOfInterest> = {}): PointOfInterest => ({
  osmType: 'node',
  osmId: 1,
  name,
  moduleType: 'food',
  kind: 'restaurant',
  cuisine: [],
  lat: -34.9,
  lng: -56.18,
  ...more,
});

const templateOf = (poi: PointOfInterest): string | undefined => {
  if (!catalogue.food) return undefined;
  const template = matchTemplate(catalogue.food, poi);
  return typeof template === 'object' ? template.key : template;
};

test.each([
  [place('Pizzería Trouville'), 'pizzeria'],
  [place('Lo de Silverio', { cuisine: ['steak_house', 'grill'] }), 'parrilla'],
  [place('Parrillada El Tigre', { cuisine: ['pizza'] }), 'parrilla'],
  [place('Flavours of India'), 'indian'],
  [place('Montecristo', { moduleType: 'grocery', kind: 'bakery' }), 'bakery'],
  [place('Marco', { kind: 'ice_cream' }), 'ice-cream'],
  [place('Kalima', { kind: 'bar' }), 'bar'],
  [place('Abril'), 'any'],
  [place('Чайхана Павлин'), 'uzbek'],
  [place('Донерная', { kind: 'fast_food' }), 'arab'],
  [place('Farmacia', { moduleType: 'pharmacy', kind: 'pharmacy' }), undefined],
])('$name ($kind) → %s', (poi, template) => expect(templateOf(poi)).toBe(template));

test('chains and names that name nothing are left out', () => {
  for (const name of ["McDonald's", 'КФС', 'Пицца-Блюз', 'Grido Helado', 'La Pasiva', 'Café', 'Pizzeria']) {
    expect([name, marketName(catalogue.brands, place(name))]).toEqual([name, undefined]);
  }
  expect(marketName(catalogue.brands, place('Sucursal 3', { brand: 'Burger King' }))).toBeUndefined();
  expect(marketName(catalogue.brands, place(' Café Brasilero '))).toBe('Café Brasilero');
  const renaming = [{ pattern: 'la pasiva', match: 'word', action: 'rename', name: 'La Activa' }] as const;
  expect(marketName(renaming, place('La Pasiva Centro'))).toBe('La Activa');
});

test('slugs are ASCII and each stands once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
      const slugs = names.map(createSlugs());
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

test('the longest name of a map is linked by a name that files and sheets can have', () => {
  const slugs = createSlugs();
  const long = 'Щ'.repeat(255);
  for (const slug of [slugs(long), slugs(long), slugs(`${'a'.repeat(109)} b`)])
    expect(slug).toMatch(/^(?=.{100,120}$)[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each([
  ['Bar «El Ñandú» d’Or', 'bar-el-nandu-dor'],
  ['Горячий хлеб', 'goryachii-khleb'],
  ['Қағанат', 'qaganat'],
  ['Чайхана "Ёлка" №1', 'chaikhana-elka-1'],
  ['北京饭店', ''],
])('%s is linked as %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('an id is a UUIDv7 that its key alone decides', () => {
  expect(stableId('store/node/1')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(stableId('a')).toBe(stableId('a'));
  expect(stableId('a')).not.toBe(stableId('b'));
});

test('prices end in 0 or 5 and what is free stays free', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      (price, factor) => {
        const asked = storePrice(price, factor, { factor: 1, rounding: { stepMinor: 5 } });
        expect(asked % 5).toBe(0);
        expect(asked === 0).toBe(price === 0);
        expect(Math.abs(asked - price * factor)).toBeLessThanOrEqual(price === 0 ? 0 : 5);
      },
    ),
  );
});

test.each([
  [0, 0],
  [1, 1],
  [37, 1],
  [320, 8],
  [412, 10],
  [9_500, 240],
  [128_000, 3_200],
])('%i in a currency of 40 to one and two digits is %i', (price, asked) => {
  expect(storePrice(price, 1, { factor: 0.025, rounding: 'two-digits' })).toBe(asked);
});

test('prices of a currency of its own keep every cent', () => {
  expect(storePrice(1_095, 1, SAME_PRICES)).toBe(1_095);
});

test('hours come from the map where it has a week of them, else from the kind of place', () => {
  const dice = createDice('hours');
  const chosen = (poi: PointOfInterest) => ({
    place: poi,
    source: 'node/1',
    name: poi.name,
    zoneSlug: 'z',
    template: {} as TemplateEntry,
  });
  const night = { key: 'night', spans: [{ fromMinute: 1080, untilMinute: 150 }], daysOff: [] };
  const mapped = [0, 1, 2].map((weekday) => ({ weekday, opensMinute: 600, closesMinute: 1200 }));
  expect(buildHours(chosen(place('A', { openingHours: mapped })), night, dice)).toBe(mapped);
  const built = buildHours(chosen(place('A', { openingHours: mapped.slice(0, 1) })), night, dice);
  expect(built).toHaveLength(7);
  for (const span of built) expect(span.closesMinute - span.opensMinute).toBe(510);
  const resting = { ...night, daysOff: [1] };
  const weeks = Array.from({ length: 60 }, (_, at) =>
    buildHours({ ...chosen(place('A')), source: `node/${at}` }, resting, dice),
  );
  expect(new Set(weeks.map((week) => week.length))).toEqual(new Set([6, 7]));
  for (const week of weeks.filter((one) => one.length === 6))
    expect(week.some((span) => span.weekday === 1)).toBe(false);
});

test.each([
  ['around the clock', { fromMinute: 0, untilMinute: 1440 }, [[0, 1440]]],
  [
    'from the first minute of the day',
    { fromMinute: 15, untilMinute: 600 },
    [
      [15, 600],
      [45, 630],
    ],
  ],
])('a shop that is open %s does not open before its day begins', (_when, span, wanted) => {
  const dice = createDice('hours');
  const profile = { key: 'early', spans: [span], daysOff: [] };
  const weeks = Array.from({ length: 60 }, (_, at) => {
    const chosen = { source: `node/${at}`, name: 'A', zoneSlug: 'z', template: {} as TemplateEntry };
    return buildHours({ ...chosen, place: place('A') }, profile, dice);
  });
  const seen = weeks.flat().map(({ opensMinute, closesMinute }) => `${opensMinute}-${closesMinute}`);
  expect(new Set(seen)).toEqual(new Set(wanted.map(([from, until]) => `${from}-${until}`)));
});
