import type { Refusal } from '@promenade/contract/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, rental, type TestMarket, writeRental } from '../../../testing/index.ts';
import {
  courierFields,
  formOf,
  type FormFields,
  storeFields,
} from '../../../testing/partner-forms.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
});
afterAll(() => market.close());
// Past the limits on calls.
beforeEach(() => market.clock.advance(61_000));

const told = ({ status, body }: Refusal) => [status, body.errors.map(({ field, code }) => [field, code])];

/** The form as it is sent: without the fields, and with nothing in them. */
function without(fields: FormFields, names: readonly string[]): readonly FormFields[] {
  const leftOut = Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
  return [leftOut, { ...leftOut, ...Object.fromEntries(names.map((name) => [name, ''])) }];
}

// Each had been answered as a request that cannot be read (400 malformed).
describe('[PART-01] what is left out of an application is told at its field', () => {
  test.each([
    ['zone', ['zone_id'], [['zone_id', 'zone_unknown']]],
    ['module', ['module_id'], [['module_id', 'module_not_here']]],
    ['point', ['latitude', 'longitude'], [['latitude', 'place_required']]],
    ['half of its point', ['longitude'], [['latitude', 'place_required']]],
    [
      'zone, module and point',
      ['zone_id', 'module_id', 'latitude', 'longitude'],
      [
        ['zone_id', 'zone_unknown'],
        ['module_id', 'module_not_here'],
        ['latitude', 'place_required'],
      ],
    ],
  ])('a store without %s', async (_what, names, problems) => {
    for (const fields of without(await storeFields(), names)) {
      const refusal = await market.refused('partners.registerStore', { body: formOf(fields) });
      expect(told(refusal)).toEqual([422, problems]);
    }
  });

  test('a provider without a point, in words', async () => {
    const fields = { ...(await storeFields()), module_id: rental.modules.rental, business_plan: 'trips' };
    const [leftOut = {}] = without(fields, ['latitude']);
    const refusal = await market.refused('partners.registerStore', { body: formOf(leftOut) });
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors).toContainEqual({
      code: 'place_required',
      field: 'latitude',
      message: 'Give the location: its latitude and longitude.',
    });
  });

  test('a courier without a zone', async () => {
    for (const fields of without(await courierFields(), ['zone_id'])) {
      const refusal = await market.refused('partners.registerCourier', { body: formOf(fields) });
      expect(told(refusal)).toEqual([422, [['zone_id', 'zone_unknown']]]);
    }
  });

  test.each([
    ['identity_type', 'identity_type_required', 'Choose the type of your identity document.'],
    ['vehicle', 'vehicle_required', 'Choose your vehicle.'],
  ])('a courier without %s', async (field, code, message) => {
    for (const fields of without(await courierFields(), [field])) {
      const refusal = await market.refused('partners.registerCourier', { body: formOf(fields) });
      expect(refusal.status).toBe(422);
      expect(refusal.body.errors).toEqual([{ code, field, message }]);
    }
  });

  test('a courier who rides what nobody can choose still cannot be read', async () => {
    for (const change of [{ vehicle: 'rocket' }, { identity_type: 'library_card' }]) {
      const body = formOf({ ...(await courierFields()), ...change });
      expect((await market.refused('partners.registerCourier', { body })).code).toBe('malformed');
    }
  });

  test('what is no id and no degree at all still cannot be read', async () => {
    for (const change of [
      { zone_id: 'centre' },
      { module_id: fixture.modules.food.slice(1) },
      { latitude: 'north' },
    ]) {
      const body = formOf({ ...(await storeFields()), ...change });
      expect((await market.refused('partners.registerStore', { body })).code).toBe('malformed');
    }
  });
});

test('[PART-01] to apply is open to all: who is not signed in, a customer, and who already works here', async () => {
  const body = { role: 'store', holder_id: fixture.stores.trattoria } as const;
  const operator = { token: await market.operatorToken() };
  const { token } = await market.call('ops.giveToken', { body }, operator);
  const { token: customer } = await market.newCustomer();
  const everyone = [{}, { token: customer }, { token }];
  for (const caller of everyone) {
    const store = { body: formOf(await storeFields()) };
    expect((await market.call('partners.registerStore', store, caller)).status).toBe('waiting');
    const courier = { body: formOf(await courierFields()) };
    expect((await market.call('partners.registerCourier', courier, caller)).status).toBe('waiting');
    market.clock.advance(61_000);
  }
});
