import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestCustomer, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket({ connections: 12 });
});
afterAll(() => market.close());
beforeEach(async () => {
  ana = await market.newCustomer();
});

const { centre, coast, outside } = fixture.points;
// Exactly what LOC-15 sends.
const home = {
  address: 'Sarandí 500',
  address_type: 'home' as const,
  contact_person_name: 'Ana Silva',
  contact_person_number: '+59899123456',
  latitude: centre.lat,
  longitude: centre.lng,
  additional_information: '',
  road: 'Sarandí',
  house: '500',
  floor: '3',
};
const save = (body: object = home, caller: TestCustomer = ana) =>
  market.call('addresses.add', { body: body as typeof home }, caller);
const list = async (caller: TestCustomer = ana) =>
  (await market.call('addresses.list', {}, caller)).addresses;

test('[LOC-15] saving answers a message and the address with the zones of its point', async () => {
  const { message, address } = await save();
  expect(message).toBe('Address saved.');
  expect(address).toMatchObject({ ...home, address_label: null, zone_ids: [fixture.zones.centre] });
  expect(await list()).toEqual([address]);
});

test('a customer keeps a hundred addresses and no more, and another one after one is deleted', async () => {
  const { address } = await save();
  await sql`insert into addresses
    select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
    from addresses a, generate_series(2, 100) where a.id = ${address.id}`.execute(market.ctx.db);
  expect(await market.refused('addresses.add', { body: { ...home, floor: '4' } }, ana)).toMatchObject({
    status: 409,
    code: 'addresses_full',
    message: 'You already have 100 addresses. Delete one first.',
  });
  await market.call('addresses.delete', { query: { address_id: address.id } }, ana);
  await save({ ...home, floor: '4' });
  expect(await list()).toHaveLength(100);
});

test('an address that is sent again after its answer was lost and the page loaded anew is kept once', async () => {
  const { address } = await save();
  market.clock.advance(60_000);
  // Another key, as the form knows nothing of its first try any more.
  expect(await save()).toEqual({ message: 'Address saved.', address });
  expect(await list()).toEqual([address]);
  const other = await save({ ...home, floor: '4' });
  expect(await list()).toEqual([other.address, address]);
  const bo = await market.newCustomer();
  const { address: theirs } = await save(home, bo);
  expect(theirs.id).not.toBe(address.id);
});

test('an address that two tabs send at once is kept once: it was twice', async () => {
  for (let round = 0; round < 4; round += 1) {
    const bo = await market.newCustomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(home, bo)));
    expect(new Set(answers.map(({ address }) => address.id)).size).toBe(1);
    expect(await list(bo)).toHaveLength(1);
  }
});

test('of ten addresses sent at once where there is room for one, one is kept: a hundred were more', async () => {
  const { address } = await save();
  await sql`insert into addresses
    select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
    from addresses a, generate_series(3, 100) where a.id = ${address.id}`.execute(market.ctx.db);
  const floors = Array.from({ length: 10 }, (_, floor) => save({ ...home, floor: `at once ${floor}` }));
  const ends = await Promise.allSettled(floors);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'addresses_full' });
  expect(await list()).toHaveLength(100);
});

test('[LOC-14] the list answers an addresses array with every field, newest first', async () => {
  await save();
  market.clock.advance(1000);
  await save({
    ...home,
    address_type: 'other',
    address_label: 'The boat',
    latitude: coast.lat,
    longitude: coast.lng,
  });
  const [newest, oldest] = await list();
  expect(newest).toMatchObject({
    address_type: 'other',
    address_label: 'The boat',
    zone_ids: [fixture.zones.coast],
  });
  expect(Object.keys(oldest ?? {}).sort()).toEqual([
    'additional_information',
    'address',
    'address_label',
    'address_type',
    'contact_person_name',
    'contact_person_number',
    'floor',
    'house',
    'id',
    'latitude',
    'longitude',
    'road',
    'zone_ids',
  ]);
});

test('[LOC-15] changing replaces the fields and works the zones out anew', async () => {
  const { address } = await save();
  const body = { ...home, latitude: coast.lat, longitude: coast.lng, floor: '' };
  const reply = await market.call('addresses.update', { params: { id: address.id }, body }, ana);
  expect(reply.message).toBe('Address updated.');
  expect(await list()).toEqual([{ ...address, ...body, zone_ids: [fixture.zones.coast] }]);
});

test('an address is sent back as the list answered it, with what was changed: its id and zones were fields that nobody knew', async () => {
  await save();
  const [kept] = await list();
  if (!kept) throw new Error('It is not listed.');
  const body = { ...kept, floor: '9', zone_ids: [fixture.zones.coast] };
  const { address } = await market.call('addresses.update', { params: { id: kept.id }, body }, ana);
  // The zones are those of its point, whatever was sent.
  expect(address).toEqual({ ...kept, floor: '9' });
  expect(await list()).toEqual([address]);
});

test('deleting forgets the address', async () => {
  const { address } = await save();
  const query = { address_id: address.id };
  expect(await market.call('addresses.delete', { query }, ana)).toEqual({ message: 'Address deleted.' });
  expect(await list()).toEqual([]);
  expect(await market.refused('addresses.delete', { query }, ana)).toMatchObject({
    status: 404,
    code: 'address_not_found',
  });
});

describe('refusals', () => {
  const incomplete = { ...home, address: ' ', contact_person_name: '', contact_person_number: '' };
  const texts = [
    ['address', 'Address is required'],
    ['contact_person_name', 'Name is required'],
    ['contact_person_number', 'Phone Number is required'],
  ];

  test('[LOC-11] what is missing, empty or left out, is told at once, each at its field, when saving and when changing', async () => {
    const { address } = await save();
    const added = await market.refused('addresses.add', { body: incomplete }, ana);
    const changed = await market.refused(
      'addresses.update',
      { params: { id: address.id }, body: incomplete },
      ana,
    );
    const { address: _a, contact_person_name: _n, contact_person_number: _p, ...leftOut } = home;
    const short = await market.refused('addresses.add', { body: leftOut }, ana);
    const nothing = await market.refused('addresses.add', { body: {} }, ana);
    for (const refusal of [added, changed, short, nothing]) {
      expect(refusal.status).toBe(422);
      expect(refusal.body.errors.map(({ field, message }) => [field, message])).toEqual(texts);
    }
    expect(await list()).toEqual([address]);
  });

  test('[LOC-11] a number that nobody can call is refused when an address is saved or changed: it was kept, and every order to it refused', async () => {
    const { address } = await save();
    for (const contact_person_number of ['abc', '12345', '1'.repeat(16)]) {
      const body = { ...home, contact_person_number };
      const added = await market.refused('addresses.add', { body }, ana);
      const changed = await market.refused('addresses.update', { params: { id: address.id }, body }, ana);
      for (const { status, body: told } of [added, changed]) {
        expect(status).toBe(422);
        expect(told.errors).toMatchObject([{ code: 'phone_invalid', field: 'contact_person_number' }]);
      }
    }
    expect(await list()).toEqual([address]);
  });

  test('[LOC-11] a line without its point is no address yet, and one without a type is another', async () => {
    const { latitude, longitude, ...line } = home;
    for (const body of [line, { ...line, latitude }, { ...line, latitude: null, longitude }]) {
      const refusal = await market.refused('addresses.add', { body }, ana);
      expect(refusal.body.errors).toEqual([
        { code: 'address_required', field: 'address', message: 'Address is required' },
      ]);
    }
    const { address_type: _home, ...untyped } = home;
    expect((await save(untyped)).address.address_type).toBe('other');
  });

  test('a point outside every zone is refused', async () => {
    const { address } = await save();
    const body = { ...home, latitude: outside.lat, longitude: outside.lng };
    expect(await market.refused('addresses.add', { body }, ana)).toMatchObject({
      status: 404,
      code: 'no_zone',
    });
    const change = { params: { id: address.id }, body };
    expect(await market.refused('addresses.update', change, ana)).toMatchObject({
      status: 404,
      code: 'no_zone',
    });
  });

  test('another’s address is not there', async () => {
    const { address } = await save();
    const other = await market.newCustomer();
    const change = { params: { id: address.id }, body: home };
    expect(await market.refused('addresses.update', change, other)).toMatchObject({
      status: 404,
      code: 'address_not_found',
    });
    const query = { address_id: address.id };
    expect(await market.refused('addresses.delete', { query }, other)).toMatchObject({
      status: 404,
      code: 'address_not_found',
    });
    expect(await list(other)).toEqual([]);
    expect(await list()).toEqual([address]);
  });

  test('a guest keeps addresses in the browser, not here', async () => {
    const { guestId } = await market.newGuest();
    expect(await market.refused('addresses.list', {}, { guestId })).toMatchObject({
      status: 401,
      code: 'sign_in_required',
    });
  });
});
