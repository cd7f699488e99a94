import { describe, expect, test } from 'vitest';
import { getCustomer, getShopperId, holdOfStore, isOfStore, storeAsked } from './actor.ts';
import type { Actor } from '../context.ts';
import { Refused } from '../errors.ts';

const customer: Actor = {
  kind: 'customer',
  shopperId: 'ana',
  customerId: 'ana',
  sessionHash: Buffer.from('ana'),
};
const actors = {
  anyone: { kind: 'anyone' },
  guest: { kind: 'guest', shopperId: 'guest', signIns: 0 },
  customer,
  operator: { kind: 'operator' },
  store: { kind: 'store', storeId: 'bakery' },
  courier: { kind: 'courier', courierId: 'vera' },
  system: { kind: 'system' },
} satisfies Record<string, Actor>;
type Kind = keyof typeof actors;
const kinds = Object.keys(actors) as Kind[];

/** The result, or the code of the refusal. */
function answered(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as Refused).parts[0]?.code;
  }
}
const refusalOf = (error: unknown) => (error instanceof Refused ? error.parts[0]?.code : error);

test('shoppers alone have private things, and customers alone an account', () => {
  const owners = kinds.map((kind) => [kind, answered(() => getShopperId({ actor: actors[kind] }))]);
  expect(Object.fromEntries(owners)).toEqual({
    anyone: 'shopper_required',
    guest: 'guest',
    customer: 'ana',
    operator: 'shopper_required',
    store: 'shopper_required',
    courier: 'shopper_required',
    system: 'shopper_required',
  });
  for (const kind of kinds)
    expect(answered(() => getCustomer({ actor: actors[kind] }))).toBe(
      kind === 'customer' ? customer : 'sign_in_required',
    );
});

test('a store’s matters are its own staff’s and any operator’s', () => {
  const whose = (storeId: string | undefined) =>
    kinds.filter((kind) => isOfStore({ actor: actors[kind] }, storeId));
  expect(whose('bakery')).toEqual(['operator', 'store']);
  expect(whose('grill')).toEqual(['operator']);
  expect(whose(undefined)).toEqual(['operator']);
});

describe('whose matters are asked for', () => {
  const codes = { unnamed: 'store_not_found', absent: 'item_not_found' } as const;
  const asked = (kind: Kind, storeId?: string) =>
    answered(() => storeAsked({ actor: actors[kind] }, storeId, codes));

  test('an operator names the store', () => {
    expect([asked('operator', 'grill'), asked('operator')]).toEqual(['grill', 'store_not_found']);
  });

  test('staff have their own, named or not, and no other', () => {
    expect([asked('store'), asked('store', 'bakery'), asked('store', 'grill')]).toEqual([
      'bakery',
      'bakery',
      'item_not_found',
    ]);
  });

  test('nobody else has any', () => {
    for (const kind of ['anyone', 'guest', 'customer', 'courier', 'system'] as const)
      expect([asked(kind), asked(kind, 'bakery')]).toEqual(['forbidden', 'forbidden']);
  });
});

describe('what is held for a change', () => {
  let held = 0;
  const hold = (kind: Kind, row: { store_id: string } | undefined) =>
    holdOfStore(
      { actor: actors[kind] },
      async () => {
        held += 1;
        return row;
      },
      'item_not_found',
    ).catch(refusalOf);
  const [bread, steak] = [{ store_id: 'bakery' }, { store_id: 'grill' }];

  test('is a store’s own, or any for an operator', async () => {
    expect(
      await Promise.all([hold('store', bread), hold('operator', bread), hold('operator', steak)]),
    ).toEqual([bread, bread, steak]);
  });

  test('is not there where it is another’s, or nobody’s', async () => {
    expect(
      await Promise.all([hold('store', steak), hold('store', undefined), hold('operator', undefined)]),
    ).toEqual(['item_not_found', 'item_not_found', 'item_not_found']);
  });

  test('is not even looked for by anybody else', async () => {
    held = 0;
    for (const kind of ['anyone', 'guest', 'customer', 'courier', 'system'] as const)
      expect(await hold(kind, bread)).toBe('forbidden');
    expect(held).toBe(0);
  });
});
