/** Answers of Photon, as documented on github.com/komoot/photon/blob/master/docs/api-v1.md. */
const city = {
  city: 'Montevideo',
  state: 'Montevideo',
  postcode: '11200',
  country: 'Uruguay',
  countrycode: 'UY',
};

const feature = (lat: number, lng: number, properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { ...properties, ...city },
});

export const house = feature(-34.90581, -56.18612, {
  osm_type: 'N',
  osm_id: 4567890123,
  osm_key: 'place',
  osm_value: 'house',
  type: 'house',
  housenumber: '1360',
  street: 'Avenida 18 de Julio',
  district: 'Centro',
});

const road = feature(-34.9057, -56.1879, {
  osm_type: 'W',
  osm_id: 23456789,
  osm_key: 'highway',
  osm_value: 'primary',
  type: 'street',
  name: 'Avenida 18 de Julio',
  district: 'Centro',
  extent: [-56.2001, -34.9049, -56.1661, -34.9067],
});

const shop = feature(-34.9055, -56.1862, {
  osm_type: 'N',
  osm_id: 4567890999,
  osm_key: 'shop',
  osm_value: 'bakery',
  type: 'house',
  name: 'La Espiga',
  housenumber: '1358',
  street: 'Avenida 18 de Julio',
});

const elsewhere = feature(-34.3397, -56.7134, {
  osm_type: 'W',
  osm_id: 99,
  osm_key: 'highway',
  osm_value: 'primary',
  type: 'street',
  name: 'Avenida 18 de Julio',
});

export const search = { type: 'FeatureCollection', features: [house, road, shop, elsewhere] };
export const around = { type: 'FeatureCollection', features: [house, shop] };
