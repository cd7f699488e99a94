/** A town that is on no map, as OpenStreetMap writes towns: made at run time, so that no extract has to lie in the repository. */

/** A place of business in it. */
export interface TownPlace {
  readonly id: number;
  readonly name: string;
  /** Its tags beside the name: amenity, shop, cuisine, opening_hours … */
  readonly tags: Readonly<Record<string, string>>;
  /** Metres east and north of the town's corner. */
  readonly at: readonly [east: number, north: number];
}

export interface Town {
  readonly name: string;
  readonly places: readonly TownPlace[];
}

/** South-west corner: in the fields east of Ljubljana, so Europe/Ljubljana, Slovenia and the euro. */
export const townCorner = { lat: 46.05, lng: 14.7 } as const;

const BLOCK_METRES = 200;
/** House numbers stand this far apart, odd ones on one side and even ones on the other. */
const HOUSE_METRES = 20;
const ROADSIDE_METRES = 12;

/** Five streets from west to east, then five from south to north. */
export const townStreets = [
  'Čopova ulica',
  'Šmartinska cesta',
  'Trubarjeva cesta',
  'Pot ob žagi',
  'Lipova ulica',
  'Mlinska pot',
  'Cesta 9. avgusta',
  'Kovaška ulica',
  'Rožna ulica',
  'Vrtna pot',
] as const;

const STREETS_A_SIDE = townStreets.length / 2;

/** Mlinsko, with six places that can be stores, a chain and a library. */
export const mlinsko: Town = {
  name: 'Mlinsko',
  places: [
    {
      id: 9001,
      name: 'Gostilna Pri Mlinu',
      tags: { amenity: 'restaurant', cuisine: 'regional' },
      at: [150, 20],
    },
    {
      id: 9002,
      name: 'Pizzerija Sever',
      tags: { amenity: 'restaurant', cuisine: 'pizza', opening_hours: 'Mo-Su 11:00-22:00' },
      at: [350, 220],
    },
    { id: 9003, name: 'Kavarna Lipa', tags: { amenity: 'cafe' }, at: [450, 620] },
    { id: 9004, name: 'Pekarna Zrno', tags: { shop: 'bakery' }, at: [620, 420] },
    { id: 9005, name: 'Burger hiša', tags: { amenity: 'fast_food', cuisine: 'burger' }, at: [220, 430] },
    { id: 9006, name: 'Slaščičarna Češnja', tags: { amenity: 'ice_cream' }, at: [700, 700] },
    { id: 9007, name: 'KFC', tags: { amenity: 'fast_food', cuisine: 'chicken' }, at: [500, 500] },
    { id: 9008, name: 'Knjižnica Mlinsko', tags: { amenity: 'library' }, at: [300, 300] },
  ],
};

/** Degrees of a spot in the town. */
export function townPoint([east, north]: readonly [number, number]): { lat: number; lng: number } {
  const metresPerDegree = 111_320;
  return {
    lat: townCorner.lat + north / metresPerDegree,
    lng: townCorner.lng + east / (metresPerDegree * Math.cos((townCorner.lat * Math.PI) / 180)),
  };
}

/** Where a house of a street stands: an odd number south or west of it, an even one on the other side. */
export function housePoint(street: number, number: number): { lat: number; lng: number } {
  const along = Math.ceil(number / 2) * HOUSE_METRES;
  const across = (street % STREETS_A_SIDE) * BLOCK_METRES + (number % 2 === 0 ? 1 : -1) * ROADSIDE_METRES;
  return townPoint(street < STREETS_A_SIDE ? [along, across] : [across, along]);
}

/** How many house numbers each street has. */
export const housesOfStreet = 2 * Math.floor(((STREETS_A_SIDE - 1) * BLOCK_METRES) / HOUSE_METRES);

/** The town as an `.osm` file (OSM XML 0.6). */
export function townAsOsmXml({ name, places }: Town): string {
  const middle = ((STREETS_A_SIDE - 1) * BLOCK_METRES) / 2;
  const nodes = [
    node(1, townPoint([middle, middle]), { place: 'town', name }),
    ...crossings(),
    ...houses(),
    ...places.map((place) => node(place.id, townPoint(place.at), { name: place.name, ...place.tags })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<osm version="0.6">',
    ...nodes,
    ...streets(),
    '</osm>',
    '',
  ].join('\n');
}

function crossings(): string[] {
  const sides = [...Array(STREETS_A_SIDE).keys()];
  return sides.flatMap((row) =>
    sides.map((column) =>
      node(crossingId(row, column), townPoint([column * BLOCK_METRES, row * BLOCK_METRES]), {}),
    ),
  );
}

function crossingId(row: number, column: number): number {
  return 100 + row * STREETS_A_SIDE + column;
}

function houses(): string[] {
  return townStreets.flatMap((street, index) =>
    Array.from({ length: housesOfStreet }, (_, house) =>
      node(1000 + index * 200 + house, housePoint(index, house + 1), {
        'addr:street': street,
        'addr:housenumber': String(house + 1),
      }),
    ),
  );
}

function streets(): string[] {
  const sides = [...Array(STREETS_A_SIDE).keys()];
  return townStreets.map((name, index) => {
    const refs = sides.map((side) =>
      index < STREETS_A_SIDE ? crossingId(index, side) : crossingId(side, index - STREETS_A_SIDE),
    );
    const tags = { highway: 'residential', name };
    return `<way id="${500 + index}">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tagged(tags)}</way>`;
  });
}

function node(
  id: number,
  { lat, lng }: { lat: number; lng: number },
  tags: Readonly<Record<string, string>>,
): string {
  return `<node id="${id}" lat="${lat.toFixed(7)}" lon="${lng.toFixed(7)}">${tagged(tags)}</node>`;
}

function tagged(tags: Readonly<Record<string, string>>): string {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${escaped(value)}"/>`)
    .join('');
}
