/**
 * Answers of Google's Geocoding API, Places API (New) and Routes API v2, as documented on
 * developers.google.com/maps/documentation.
 */
const part = (long_name: string, ...types: string[]) => ({ long_name, short_name: long_name, types });

const box = {
  northeast: { lat: -34.9044, lng: -56.1847 },
  southwest: { lat: -34.9071, lng: -56.1874 },
};

const house = {
  address_components: [
    part('1360', 'street_number'),
    part('Avenida 18 de Julio', 'route'),
    part('Centro', 'political', 'sublocality', 'sublocality_level_1'),
    part('Montevideo', 'locality', 'political'),
    part('Uruguay', 'country', 'political'),
    part('11200', 'postal_code'),
  ],
  formatted_address: 'Avenida 18 de Julio 1360, 11200 Montevideo, Departamento de Montevideo, Uruguay',
  geometry: {
    location: { lat: -34.90581, lng: -56.18612 },
    location_type: 'ROOFTOP',
    viewport: box,
  },
  place_id: 'ChIJ0123456789abcdefghijklm',
  plus_code: { compound_code: '3RV7+MG Montevideo, Uruguay', global_code: '48Q53RV7+MG' },
  types: ['street_address'],
};

const elsewhere = {
  ...house,
  formatted_address: '18 de Julio 1360, 80000 San José de Mayo, Uruguay',
  geometry: { ...house.geometry, location: { lat: -34.3397, lng: -56.7134 } },
  place_id: 'ChIJ_elsewhere_0123456789',
};

const plusCode = {
  ...house,
  address_components: [part('3RV7+MG', 'plus_code')],
  formatted_address: '3RV7+MG Montevideo, Uruguay',
  place_id: 'GhIJ0123456789',
  types: ['plus_code'],
};

export const geocoded = { results: [house, elsewhere], status: 'OK' };
export const reversed = { plus_code: house.plus_code, results: [plusCode, house], status: 'OK' };
export const zeroResults = { results: [], status: 'ZERO_RESULTS' };
export const overLimit = {
  error_message: 'You have exceeded your rate-limit for this API.',
  results: [],
  status: 'OVER_QUERY_LIMIT',
};
export const denied = {
  error_message: 'The provided API key is invalid.',
  results: [],
  status: 'REQUEST_DENIED',
};

const prediction = (placeId: string, main: string, types: string[]) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: `${main}, Montevideo, Uruguay`, matches: [{ endOffset: 11 }] },
    structuredFormat: {
      mainText: { text: main, matches: [{ endOffset: 11 }] },
      secondaryText: { text: 'Montevideo, Uruguay' },
    },
    types,
  },
});

export const predictions = {
  suggestions: [
    prediction(house.place_id, 'Avenida 18 de Julio 1360', ['street_address', 'geocode']),
    prediction('ChIJstreet_0123456789', 'Avenida 18 de Julio', ['route', 'geocode']),
    { queryPrediction: { text: { text: '18 de julio restaurants' } } },
  ],
};

export const details = {
  formattedAddress: house.formatted_address,
  location: { latitude: -34.90581, longitude: -56.18612 },
};

/** From the fixture's centre east along the street. */
export const route = {
  routes: [
    {
      distanceMeters: 1273,
      duration: '241s',
      polyline: { encodedPolyline: 'fk`tEfs|uIsAoJkBsKyAwI' },
    },
  ],
};
export const noRoute = {};
