import type { Position } from '@promenade/domain/zones';
import { describe, expect, test } from 'vitest';
import { type ZoneDraft, zonesFromGeoJson, zonesToGeoJson } from './index.ts';

/** Longitude and latitude, corner by corner. */
const ring = (text: string): Position[] =>
  text.split(', ').map((corner): Position => {
    const [lng = 0, lat = 0] = corner.split(' ').map(Number);
    return [lng, lat];
  });
const square = ring('-1 -1, 1 -1, 1 1, -1 1, -1 -1');
const feature = (properties: object, coordinates: unknown = [square], type = 'Polygon') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

const old: ZoneDraft = {
  id: '01941f29-7c00-7000-8000-0000000000b1',
  slug: 'old-town',
  name: { en: 'Old town', ar: 'المدينة القديمة', nl: 'Oude stad', fr: 'Vieille ville' },
  shape: [
    [
      ring('-56.22 -34.91, -56.2 -34.91, -56.2 -34.9, -56.22 -34.91'),
      ring('-56.21 -34.908, -56.205 -34.908, -56.205 -34.906, -56.21 -34.908'),
    ],
    [ring('-56.19 -34.91, -56.18 -34.91, -56.18 -34.9, -56.19 -34.91')],
  ],
  active: false,
  delivery: [
    {
      moduleType: 'food',
      perKmMinor: 2450,
      minimumMinor: 6000,
      maximumMinor: null,
      fixedMinor: null,
      surgePercent: 0,
      surgeTimes: [],
    },
    {
      moduleType: 'every',
      perKmMinor: 0,
      minimumMinor: 0,
      maximumMinor: 0,
      fixedMinor: 990,
      surgePercent: 20,
      surgeTimes: [
        {
          weekdays: [0, 6],
          fromMinute: 22 * 60,
          untilMinute: 2 * 60,
          surge: { type: 'amount', amountMinor: 1250 },
        },
        {
          weekdays: [1],
          fromMinute: 20 * 60,
          untilMinute: 24 * 60,
          surge: { type: 'percent', percent: 12.5 },
        },
      ],
    },
  ],
};

describe('zones as GeoJSON', () => {
  test('come back as they went, through text', () => {
    const plain: ZoneDraft = { ...old, slug: 'plain', active: true, delivery: [] };
    delete plain.id;
    const text = JSON.stringify(zonesToGeoJson([old, plain], 2));
    expect(zonesFromGeoJson(JSON.parse(text), { decimals: 2 })).toEqual({
      zones: [old, plain],
      rejected: [],
    });
  });

  test('carry money in major units of the currency', () => {
    const [first] = zonesToGeoJson([old], 2).features;
    expect(first?.properties.delivery.food).toMatchObject({ per_km: 24.5, minimum: 60, maximum: null });
    expect(
      zonesFromGeoJson(collection(feature({ name: 'A', delivery: { food: { per_km: 24, minimum: 60 } } })), {
        decimals: 0,
      }),
    ).toMatchObject({
      zones: [
        {
          delivery: [
            {
              perKmMinor: 24,
              minimumMinor: 60,
              maximumMinor: null,
              fixedMinor: null,
              surgePercent: 0,
              surgeTimes: [],
            },
          ],
        },
      ],
    });
  });

  test('need no more than a name: the slug is made of it, heights are left out', () => {
    const high = square.map(([lng, lat]) => [lng, lat, 43]);
    const { zones } = zonesFromGeoJson(collection(feature({ name: '  Есіл & Орда ' }, [high])), {
      decimals: 2,
    });
    expect(zones).toEqual([
      {
        slug: 'есіл-орда',
        name: { en: 'Есіл & Орда', ar: 'Есіл & Орда', nl: 'Есіл & Орда', fr: 'Есіл & Орда' },
        shape: [[square]],
        active: true,
        delivery: [],
      },
    ]);
    expect(
      zonesFromGeoJson(feature({ name: { fr: 'Été', en: 'Summer' } }), { decimals: 2 }).zones,
    ).toMatchObject([{ slug: 'summer', name: { en: 'Summer', ar: 'Summer', fr: 'Été' } }]);
  });

  test.each([{ per_km: 1.005 }, { surge_times: [{ from: '10:00', until: '12:00', amount: 0.005 }] }])(
    'prices that are finer than the currency are refused, not rounded: %j',
    (price) => {
      const fine = feature({ name: 'Fine', delivery: { food: { per_km: 1, minimum: 5, ...price } } });
      expect(zonesFromGeoJson(collection(fine), { decimals: 2 }).rejected).toMatchObject([
        { code: 'delivery_unreadable' },
      ]);
      expect(zonesFromGeoJson(collection(fine), { decimals: 3 }).rejected).toEqual([]);
    },
  );

  test('prices that no column holds are told of with the most that one does', () => {
    const dear = feature({ name: 'Dear', delivery: { food: { per_km: 30_000_000, minimum: 5 } } });
    const [first] = zonesFromGeoJson(collection(dear), { decimals: 2 }).rejected;
    expect(first?.reason).toContain('amounts from 0 to 21474836.47');
  });

  test('the good ones are read, the others told by place and reason', () => {
    const open = square.slice(0, 4);
    const { zones, rejected } = zonesFromGeoJson(
      collection(
        feature({ name: 'Good' }),
        feature({ name: 'Open' }, [square, open]),
        feature({ name: 'A line' }, square, 'LineString'),
        feature({ name: 'Words' }, [[['east', 'north']]]),
        feature({ name: ' ' }),
        feature({ name: 'Good' }),
        feature({ name: 'Dear', delivery: { food: { per_km: 1, minimum: 5, maximum: 4 } } }),
        feature({ name: 'Odd', delivery: { taxi: { per_km: 1, minimum: 5 } } }),
        feature({ name: 'Far east' }, [square.map(([lng, lat]) => [lng + 180, lat])]),
        'text',
        feature({ name: 'Switched off as a text', active: 'false' }),
        feature({ name: 'Zero\0' }),
        feature({ name: 'Misspelt', delivery: { food: { per_km: 1, minimum: 5, max: 9 } } }),
      ),
      { decimals: 2 },
    );
    expect(zones.map(({ slug }) => slug)).toEqual(['good']);
    expect(rejected.map(({ index, code }) => [index, code])).toEqual([
      [1, 'ring_unclosed'],
      [2, 'not_a_polygon'],
      [3, 'position_unreadable'],
      [4, 'name_missing'],
      [5, 'slug_taken'],
      [6, 'delivery_unreadable'],
      [7, 'delivery_unreadable'],
      [8, 'crosses_antimeridian'],
      [9, 'name_missing'],
      [10, 'active_unreadable'],
      [11, 'name_missing'],
      [12, 'delivery_unreadable'],
    ]);
    expect(rejected.at(-1)?.reason).toBe("delivery of food: there is no 'max'");
    expect(rejected[0]?.reason).toBe('part 1, ring 2 does not end where it begins');
  });

  test.each([
    ['nothing', null],
    ['a bare geometry', { type: 'Polygon', coordinates: [square] }],
    ['a collection without features', { type: 'FeatureCollection' }],
    [
      'metres',
      {
        ...collection(feature({ name: 'A' })),
        crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } },
      },
    ],
  ])('%s is refused whole', (_, json) => {
    expect(zonesFromGeoJson(json, { decimals: 2 })).toMatchObject({
      zones: [],
      rejected: [{ index: -1, code: 'not_a_collection' }],
    });
  });

  test('degrees named the old way are read', () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } };
    expect(
      zonesFromGeoJson({ ...collection(feature({ name: 'A' })), crs }, { decimals: 2 }).zones,
    ).toHaveLength(1);
  });
});

describe('hours that ask more', () => {
  const read = (surge_times: unknown) => {
    const [zone] = zonesToGeoJson([old], 2).features;
    const delivery = { every: { per_km: 1, minimum: 1, surge_times } };
    const feature = { ...zone, properties: { ...zone?.properties, delivery } };
    return zonesFromGeoJson({ type: 'FeatureCollection', features: [feature] }, { decimals: 2 });
  };

  test('are of every day unless days are named', () => {
    const { zones } = read([{ from: '19:00', until: '24:00', percent: 15 }]);
    expect(zones[0]?.delivery[0]?.surgeTimes).toEqual([
      {
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        fromMinute: 19 * 60,
        untilMinute: 24 * 60,
        surge: { type: 'percent', percent: 15 },
      },
    ]);
  });

  test.each([
    ['no list', {}],
    ['no time', [{ from: '25:00', until: '26:00', percent: 1 }]],
    ['a beginning at the end of a day', [{ from: '24:00', until: '02:00', percent: 1 }]],
    ['neither percent nor amount', [{ from: '19:00', until: '20:00' }]],
    ['both', [{ from: '19:00', until: '20:00', percent: 1, amount: 1 }]],
    ['less than nothing', [{ from: '19:00', until: '20:00', amount: -1 }]],
    ['more than five times', [{ from: '19:00', until: '20:00', percent: 501 }]],
    ['a day that is none', [{ days: [7], from: '19:00', until: '20:00', percent: 1 }]],
    ['no day', [{ days: [], from: '19:00', until: '20:00', percent: 1 }]],
    ['a key that is misspelt', [{ day: [1], from: '19:00', until: '20:00', percent: 1 }]],
    ['too many', Array(51).fill({ from: '19:00', until: '20:00', percent: 1 })],
  ])('are refused with a reason: %s', (_what, times) => {
    const { rejected } = read(times);
    expect(rejected).toEqual([expect.objectContaining({ code: 'delivery_unreadable' })]);
    expect(rejected[0]?.reason).toContain('surge_times');
  });
});
