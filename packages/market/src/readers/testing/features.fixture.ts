import fc from 'fast-check';
import type { FeatureReader, MapFeature, Position, Ring, Tags } from '../map-feature.ts';

/** A stream's features without untagged ways, which files of nodes and ways contain as parts of other objects. */
export async function taggedFeatures(reader: FeatureReader): Promise<MapFeature[]> {
  const features: MapFeature[] = [];
  for await (const batch of reader.batches())
    features.push(...batch.filter(({ tags }) => Object.keys(tags).length > 0));
  return features;
}

/** A text for each feature that does not depend on where rings begin or on the order. */
export function canonical(features: readonly MapFeature[]): string[] {
  return features
    .map(({ osmType, osmId, tags, geometry }) => {
      const coordinates =
        geometry.type === 'MultiPolygon'
          ? geometry.coordinates
              .map((rings) => rings.map((ring) => JSON.stringify(rotated(ring))).sort())
              .sort()
          : geometry.coordinates;
      const sorted = Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1));
      return JSON.stringify([osmType, osmId, sorted, geometry.type, coordinates]);
    })
    .sort();
}

function rotated(ring: Ring): Ring {
  const open = ring.slice(0, -1);
  const texts = open.map(String);
  const start = texts.indexOf([...texts].sort()[0] ?? '');
  return [...open.slice(start), ...open.slice(0, start)];
}

/** 1e-7 degrees within 2 km of (0, 10), so that coordinates survive every format. */
const sevenths = fc.integer({ min: -100_000, max: 100_000 });
const position = fc.tuple(sevenths, sevenths).map(([x, y]): Position => [x / 1e7, (y + 1e8) / 1e7]);

// Characters that XML allows: no control characters but tab and newline, no lone surrogates, no non-characters.
const text = fc
  .string({ unit: 'binary', maxLength: 12 })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  .map((raw) => raw.replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, ''));
const freeTags = fc.dictionary(
  text.map((key) => `k:${key}`),
  text,
  { maxKeys: 4 },
);

const points = fc.record({
  geometry: position.map((coordinates) => ({ type: 'Point' as const, coordinates })),
});
const lines = fc
  .uniqueArray(position, { minLength: 2, maxLength: 9, selector: String })
  .map((line) => ({ geometry: { type: 'MultiLineString' as const, coordinates: [line] } }));

/** A ring around a centre, with corners at increasing angles; a hole is the same ring, smaller and reversed. */
const star = fc.record({
  middle: position,
  radii: fc.array(fc.integer({ min: 2000, max: 9000 }), { minLength: 3, maxLength: 9 }),
  hasHole: fc.boolean(),
});
type Star = typeof star extends fc.Arbitrary<infer T> ? T : never;

function ringOf({ middle, radii }: Star, scale: number): Ring {
  const corners = radii.map((radius, index): Position => {
    const angle = (2 * Math.PI * index) / radii.length;
    const at = (centre: number, part: number): number =>
      Math.round(centre * 1e7 + radius * scale * part) / 1e7;
    return [at(middle[0], Math.cos(angle)), at(middle[1], Math.sin(angle))];
  });
  return [...corners, corners[0] ?? middle];
}

const simpleAreas = star.map((shape) => ({
  geometry: { type: 'MultiPolygon' as const, coordinates: [[ringOf(shape, 1)]] },
  osmType: 'way' as const,
  tags: { building: 'yes' } as Tags,
}));
const areas = star.map((shape) => ({
  geometry: {
    type: 'MultiPolygon' as const,
    coordinates: [shape.hasHole ? [ringOf(shape, 1), ringOf(shape, 0.3).reverse()] : [ringOf(shape, 1)]],
  },
  osmType: 'relation' as const,
  tags: { type: 'multipolygon', natural: 'water' } as Tags,
}));

type Drawn = Pick<MapFeature, 'geometry'> & Partial<MapFeature>;

/** Some features of every kind, each with tags, ids counted from 1. */
export const someFeatures: fc.Arbitrary<MapFeature[]> = fc
  .array(fc.tuple(fc.oneof<fc.Arbitrary<Drawn>[]>(points, lines, simpleAreas, areas), freeTags), {
    minLength: 1,
    maxLength: 12,
  })
  .map((drawn) =>
    drawn.map(([{ geometry, osmType, tags }, free], index) => ({
      osmType: osmType ?? (geometry.type === 'Point' ? 'node' : 'way'),
      osmId: index + 1,
      tags: { ...free, ...(tags ?? { name: 'thing' }) },
      geometry,
    })),
  );
