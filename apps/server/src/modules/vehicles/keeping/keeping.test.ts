import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openTestMarket, rental, type TestMarket, writeRental } from '../../../testing/index.ts';
import { formOf, type FormFields, pdfBytes, vehicleFields } from '../../../testing/partner-forms.fixture.ts';
import { switchVehiclesOver } from '../loading/loading.repo.ts';

const { modules, providers, vehicles } = rental;

let market: TestMarket;
let operator: Caller;
let wheels: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  operator = { token: await market.operatorToken() };
  const body = { role: 'store', holder_id: providers.wheels } as const;
  wheels = { token: (await market.call('ops.giveToken', { body }, operator)).token };
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

const guest = { module: modules.rental };
const add = async (change: FormFields = {}, caller = wheels) =>
  (await market.call('ops.addVehicle', { body: formOf({ ...(await vehicleFields()), ...change }) }, caller))
    .vehicle;
const seen = (id: string) => market.call('vehicles.details', { params: { id }, query: {} }, guest);
const vehicleCount = async () =>
  (await market.call('providers.details', { params: { id: providers.wheels } }, guest)).vehicle_count;

test('[PART-01] a provider lets a vehicle: it is on their page, free by its units, at its prices', async () => {
  const before = await vehicleCount();
  const { id, slug, units } = await add();
  expect([slug, units.map(({ plate }) => plate)]).toEqual(['tero-mini', ['SAA 1001', 'SAA 1002']]);
  expect(await seen(id)).toMatchObject({
    name: 'Tero Mini',
    seating_capacity: 4,
    total_vehicle_count: 2,
    hourly_price: 9.5,
    day_wise_price: 50,
    trip_distance: 0,
    provider: { id: providers.wheels },
  });
  expect(await vehicleCount()).toBe(before + 1);
  expect((await add({ store_id: providers.wheels, units: '3' }, operator)).units).toHaveLength(3);
});

test('what a provider wrote in its own language alone is changed for all who read it', async () => {
  const inDutch = { ...wheels, language: 'nl' } as const;
  const { id } = await add({ name: 'Bestelwagen' }, inDutch);
  await market.call('ops.changeVehicle', { params: { id }, body: { name: 'Bestelbus' } }, inDutch);
  for (const language of ['nl', 'fr', 'en'] as const) {
    const reader = { ...guest, language };
    const { name } = await market.call('vehicles.details', { params: { id }, query: {} }, reader);
    expect([language, name]).toEqual([language, 'Bestelbus']);
  }
});

test('[PART-01] not without a name, a picture, a price or a known category, and not for another', async () => {
  const code = async (change: FormFields, caller = wheels, without: readonly string[] = []) => {
    const fields: Record<string, FormFields[string]> = { ...(await vehicleFields()), ...change };
    for (const name of without) delete fields[name];
    return (await market.refused('ops.addVehicle', { body: formOf(fields) }, caller)).code;
  };
  const before = await market.count('vehicles');
  expect(await code({ name: '' })).toBe('name_required');
  expect(await code({}, wheels, ['image'])).toBe('file_missing');
  expect(await code({ image: pdfBytes })).toBe('image_format');
  expect(await code({ image: new Uint8Array(2 * 1024 * 1024 + 1) })).toBe('image_too_large');
  expect(await code({}, wheels, ['hourly_price', 'day_wise_price'])).toBe('malformed');
  expect(await code({}, wheels, ['type'])).toBe('malformed');
  expect(await code({ category_id: vehicles.van })).toBe('category_not_found');
  expect(await code({ brand_id: vehicles.van })).toBe('malformed');
  expect(await code({ units: '1' })).toBe('malformed');
  expect(await code({ store_id: providers.coastal })).toBe('provider_not_found');
  expect(await code({}, operator)).toBe('provider_required');
  expect(await market.count('vehicles')).toBe(before);
});

test('[PART-01] prices, words and units are changed; what is taken off is let no more, and comes back', async () => {
  const { id, units } = await add();
  const change = (body: object, caller = wheels) =>
    market.call('ops.changeVehicle', { params: { id }, body }, caller).then(({ vehicle }) => vehicle);
  const before = await vehicleCount();
  const [first] = units;
  await change({ name: 'Tero Micro', hourly_price: 8, day_wise_price: null, distance_price: 0.4 });
  await change({ units: [{ id: first?.id, active: false }, { plate: 'SAA 1003' }] });
  expect(await seen(id)).toMatchObject({
    name: 'Tero Micro',
    hourly_price: 8,
    trip_day_wise: 0,
    distance_price: 0.4,
    total_vehicle_count: 2,
  });
  await change({ active: false }, operator);
  expect(await vehicleCount()).toBe(before - 1);
  const { vehicles: listed } = await market.call('ops.vehicles', {}, wheels);
  expect(listed.find((one) => one.id === id)).toMatchObject({ active: false, day_wise_price: null });
  expect((await change({ active: true })).units.map(({ active }) => active)).toEqual([false, true, true]);
  expect(await vehicleCount()).toBe(before);
  const refused = (body: object, caller = wheels, one = id) =>
    market.refused('ops.changeVehicle', { params: { id: one }, body }, caller).then(({ code }) => code);
  expect(await refused({ hourly_price: null, distance_price: null })).toBe('malformed');
  expect(await refused({ units: [{ id: vehicles.van }] })).toBe('malformed');
  expect(await refused({ active: false }, wheels, vehicles.cabrio)).toBe('vehicle_not_found');
});

test('[PART-01] a courier lets nothing, and a provider sees another one’s vehicles as little as none', async () => {
  const { id } = await add();
  const vera = { name: 'Vera', phone: '+59899000111', vehicle: 'bicycle' } as const;
  const { courier_id: holder_id } = await market.call('ops.addCourier', { body: vera }, operator);
  const courier = await market.call('ops.giveToken', { body: { role: 'courier', holder_id } }, operator);
  const theirs = { token: courier.token };
  const body = formOf(await vehicleFields());
  const refused = [
    await market.refused('ops.addVehicle', { body }, theirs),
    await market.refused('ops.changeVehicle', { params: { id }, body: { active: false } }, theirs),
    await market.refused('ops.vehicles', {}, theirs),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['forbidden', 'forbidden', 'forbidden']);
  const query = { store_id: providers.coastal };
  expect((await market.refused('ops.vehicles', { query }, wheels)).code).toBe('provider_not_found');
});

test('an operator who asks for vehicles and names no provider is told to name one, not that it is not here', async () => {
  expect(await market.refused('ops.vehicles', {}, operator)).toMatchObject({
    status: 422,
    code: 'provider_required',
    message: 'Name the provider: store_id.',
  });
});

test('an import leaves what a provider added by hand', async () => {
  const { id } = await add();
  await switchVehiclesOver(market.ctx.db, []);
  const { vehicles: listed } = await market.call('ops.vehicles', {}, wheels);
  expect(listed.find((one) => one.id === id)?.active).toBe(true);
});
