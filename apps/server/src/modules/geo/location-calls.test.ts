import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { writeCity } from './index.ts';
import { buildSmallCity } from './providers/recorded/small-city.fixture.ts';

// As an unknown client would call them: by method, path and JSON alone, with the headers of ordering.md section 7.
let market: TestMarket;
let token: string;
beforeAll(async () => {
  market = await openTestMarket();
  await writeCity({ ...market.ctx, db: market.owner }, await buildSmallCity());
  token = (await market.newCustomer()).token;
});
afterAll(() => market.close());

const { centre, outside } = fixture.points;
const zone = fixture.zones.centre;

type Answer = Record<string, unknown>;

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  signedIn = false,
) {
  const reply = await market.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: {
      accept: 'application/json',
      latitude: String(centre.lat),
      longitude: String(centre.lng),
      zoneid: JSON.stringify([zone]),
      moduleId: fixture.modules.food,
      'X-localization': 'en',
      'X-software-id': '33571750',
      origin: 'https://market.example',
      ...(signedIn ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, ...(reply.json() as Answer) } as Answer;
}

const refusal = (code: string) => ({
  errors: [{ code, message: expect.any(String) }],
  message: expect.any(String),
});

describe('where a point is', () => {
  const at = ({ lat, lng }: typeof centre | typeof outside) => `lat=${lat}&lng=${lng}`;

  test('[SYS-17] GET config/get-zone-id: lat, lng → zone_id, a list, and zone_data', async () => {
    expect(await send('GET', `config/get-zone-id?${at(centre)}`)).toMatchObject({
      status: 200,
      zone_id: [zone],
      zone_data: [{ id: zone, name: 'Centre', status: 1 }],
    });
    expect(await send('GET', `config/get-zone-id?${at(outside)}`)).toMatchObject({
      status: 404,
      ...refusal('no_zone'),
    });
    expect(await send('GET', 'config/get-zone-id?lat=91&lng=0')).toMatchObject({ status: 400 });
    expect(await send('GET', 'config/get-zone-id')).toMatchObject({ status: 400 });
  });

  test('[SYS-17] GET zone/check: lat, lng, zone_id → inside', async () => {
    const check = (point: typeof centre | typeof outside) =>
      send('GET', `zone/check?${at(point)}&zone_id=${zone}`);
    expect(await check(centre)).toMatchObject({ status: 200, inside: true });
    expect(await check(outside)).toMatchObject({ status: 200, inside: false });
  });

  test('[SYS-17] GET zone/list: zones with their borders and modules', async () => {
    const reply = await market.app.inject({ url: '/api/v1/zone/list' });
    expect(reply.json()).toContainEqual(
      expect.objectContaining({
        id: zone,
        name: 'Centre',
        status: 1,
        coordinates: expect.any(Array),
        modules: [fixture.modules.food, fixture.modules.grocery, fixture.modules.parcel],
      }),
    );
  });

  test('[SYS-17] GET module: modules with the zones they are in', async () => {
    const reply = await market.app.inject({ url: '/api/v1/module' });
    expect(reply.json()).toContainEqual(
      expect.objectContaining({ module_type: 'food', zones: expect.arrayContaining([zone]) }),
    );
  });

  test('[SYS-17] GET config/geocode-api: lat, lng → results[].formatted_address', async () => {
    const reply = await send('GET', 'config/geocode-api?lat=-34.9058&lng=-56.1861');
    expect(reply).toMatchObject({
      status: 200,
      results: [{ formatted_address: 'Avenida 18 de Julio 1360, Centro' }],
    });
  });
});

test('[SYS-17] GET config/place-api-autocomplete: search_text → suggestions with placeId and text; GET config/place-api-details: placeid → where it is', async () => {
  const found = await send('GET', 'config/place-api-autocomplete?search_text=18%20de%20julio%201360');
  expect(found).toMatchObject({
    status: 200,
    suggestions: [{ placeId: expect.any(String), text: 'Avenida 18 de Julio 1360' }],
  });
  const [{ placeId }] = found['suggestions'] as [{ placeId: string }];
  expect(await send('GET', `config/place-api-details?placeid=${encodeURIComponent(placeId)}`)).toMatchObject({
    status: 200,
    placeId,
    formatted_address: 'Avenida 18 de Julio 1360, Centro',
    location: { lat: -34.9058, lng: -56.1861 },
  });
  expect(await send('GET', 'config/place-api-details?placeid=nowhere')).toMatchObject({
    status: 404,
    ...refusal('place_not_found'),
  });
});

describe('how far it is', () => {
  const ends =
    'origin_lat=-34.906&origin_lng=-56.195&destination_lat=-34.9055&destination_lng=-56.175&mode=driving';
  const answer = {
    status: 'OK',
    mode: 'driving',
    distanceMeters: expect.any(Number),
    duration: expect.stringMatching(/^\d+s$/),
  };

  test('[SYS-17] GET config/distance-api: two points and a mode → distanceMeters, duration, status', async () => {
    expect(await send('GET', `config/distance-api?${ends}`)).toEqual(answer);
    expect(await send('GET', `config/distance-api?${ends.replace('driving', 'flying')}`)).toMatchObject({
      errors: [{ code: 'malformed' }],
    });
  });

  test('[SYS-17] GET config/direction-api: the same and an encoded polyline', async () => {
    expect(await send('GET', `config/direction-api?${ends}`)).toEqual({
      ...answer,
      polyline: expect.stringMatching(/^[\x3f-\x7e]{4,}$/),
    });
  });
});

describe('saved addresses', () => {
  const home = {
    address: 'Avenida 18 de Julio 1360',
    address_type: 'home',
    contact_person_name: 'Ana Silva',
    contact_person_number: '+59899123456',
    latitude: String(centre.lat),
    longitude: String(centre.lng),
    additional_information: '',
    house: '1360',
    floor: '2',
    road: 'Avenida 18 de Julio',
  };
  const kept = { ...home, latitude: centre.lat, longitude: centre.lng, zone_ids: [zone] };

  test('[SYS-17] POST customer/address/add, GET list, PUT update/{id}, DELETE delete?address_id', async () => {
    expect(await send('POST', 'customer/address/add', home, true)).toMatchObject({
      status: 200,
      message: 'Address saved.',
    });
    const listed = await send('GET', 'customer/address/list', undefined, true);
    expect(listed).toMatchObject({ status: 200, addresses: [kept] });
    const [{ id }] = listed['addresses'] as [{ id: string }];
    expect(await send('PUT', `customer/address/update/${id}`, { ...home, floor: '3' }, true)).toMatchObject({
      status: 200,
      message: 'Address updated.',
      address: { ...kept, id, floor: '3' },
    });
    expect(await send('DELETE', `customer/address/delete?address_id=${id}`, undefined, true)).toMatchObject({
      status: 200,
      message: expect.any(String),
    });
    expect(await send('GET', 'customer/address/list', undefined, true)).toMatchObject({ addresses: [] });
  });

  test('[SYS-17] saved addresses are for the signed in', async () => {
    expect(await send('GET', 'customer/address/list')).toMatchObject({ status: 401 });
    expect(await send('POST', 'customer/address/add', home)).toMatchObject({ status: 401 });
  });
});
