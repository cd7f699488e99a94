import { buildCity, type City } from '@promenade/market/city';

type Reader = Parameters<typeof buildCity>[0]['reader'];
type Feature = Reader extends { batches(): AsyncIterable<readonly (infer Each)[]> } ? Each : never;

const node = (osmId: number, lat: number, lng: number, tags: Record<string, string>): Feature => ({
  osmType: 'node',
  osmId,
  tags,
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

const house = (osmId: number, lng: number, number: string): Feature =>
  node(osmId, -34.9058, lng, { 'addr:street': 'Avenida 18 de Julio', 'addr:housenumber': number });

const street: Feature = {
  osmType: 'way',
  osmId: 100,
  tags: { highway: 'primary', name: 'Avenida 18 de Julio' },
  geometry: {
    type: 'MultiLineString',
    coordinates: [
      [
        [-56.195, -34.906],
        [-56.1861, -34.9059],
        [-56.175, -34.9055],
      ],
    ],
  },
};

const features: readonly Feature[] = [
  street,
  house(1, -56.1861, '1360'),
  house(2, -56.1872, '1290'),
  house(3, -56.1855, '1410'),
  node(4, -34.9055, -56.187, { place: 'suburb', name: 'Centro' }),
];

/** One street with three houses, in the fixture's centre zone. */
export function buildSmallCity(): Promise<City> {
  const reader: Reader = {
    bounds: [-56.21, -34.93, -56.13, -34.89],
    batchCount: 1,
    batches: async function* () {
      yield features;
    },
  };
  return buildCity({ reader, coast: 'none' });
}
