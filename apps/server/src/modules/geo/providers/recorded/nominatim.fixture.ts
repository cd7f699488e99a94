/**
 * Answers of Nominatim with `format=jsonv2&addressdetails=1`, as documented on
 * nominatim.org/release-docs/latest/api/Output.
 */
const licence = 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright';
const city = {
  city: 'Montevideo',
  state: 'Montevideo',
  'ISO3166-2-lvl4': 'UY-MO',
  postcode: '11200',
  country: 'Uruguay',
  country_code: 'uy',
};

export const house = {
  place_id: 9012345,
  licence,
  osm_type: 'node',
  osm_id: 4567890123,
  lat: '-34.9058100',
  lon: '-56.1861200',
  category: 'place',
  type: 'house',
  place_rank: 30,
  importance: 0.00001,
  addresstype: 'place',
  name: '',
  display_name: '1360, Avenida 18 de Julio, Centro, Montevideo, 11200, Uruguay',
  address: { house_number: '1360', road: 'Avenida 18 de Julio', suburb: 'Centro', ...city },
  boundingbox: ['-34.9058600', '-34.9057600', '-56.1861700', '-56.1860700'],
};

const road = {
  ...house,
  osm_type: 'way',
  osm_id: 23456789,
  category: 'highway',
  type: 'primary',
  place_rank: 26,
  addresstype: 'road',
  name: 'Avenida 18 de Julio',
  display_name: 'Avenida 18 de Julio, Centro, Montevideo, 11200, Uruguay',
  address: { road: 'Avenida 18 de Julio', suburb: 'Centro', ...city },
};

const shop = {
  ...house,
  osm_id: 4567890999,
  category: 'shop',
  type: 'bakery',
  addresstype: 'shop',
  name: 'La Espiga',
  address: { shop: 'La Espiga', ...house.address },
};

/** The same street in another city: a server that takes the box as a preference returns it too. */
const elsewhere = { ...road, osm_id: 99, lat: '-34.3397', lon: '-56.7134', display_name: 'San José de Mayo' };

/** A postcode is not an OSM object and has no OSM id. */
const { osm_type: _type, osm_id: _id, ...postcode } = { ...house, category: 'place', type: 'postcode' };

export const search = [house, road, shop, elsewhere, postcode];

/** A point in the sea: the status is still 200. */
export const nothing = { error: 'Unable to geocode' };
