import { type Caller, fixture, placeTestOrder, type TestMarket } from '../../testing/index.ts';

const { stores } = fixture;

/** A picture of one pixel (PNG). */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Both sides of conversations in a test market. */
export interface Talkers {
  readonly operator: Caller;
  readonly store: Caller;
  readonly grill: Caller;
  readonly courier: Caller;
  readonly courierId: string;
  /** A courier without deliveries. */
  readonly otherCourier: Caller;
  readonly otherCourierId: string;
}

async function staff(
  market: TestMarket,
  operator: Caller,
  role: 'store' | 'courier',
  holder_id: string,
): Promise<Caller> {
  return { token: (await market.call('ops.giveToken', { body: { role, holder_id } }, operator)).token };
}

/** Tokens of two stores, two couriers and an operator. */
export async function openTalkers(market: TestMarket): Promise<Talkers> {
  const operator = { token: await market.operatorToken() };
  const add = async (name: string) => {
    const body = { name, phone: '+59899000111', vehicle: 'bicycle' } as const;
    return (await market.call('ops.addCourier', { body }, operator)).courier_id;
  };
  const [courierId, otherCourierId] = [await add('Vera'), await add('Omar')];
  return {
    operator,
    store: await staff(market, operator, 'store', stores.trattoria),
    grill: await staff(market, operator, 'store', stores.grill),
    courier: await staff(market, operator, 'courier', courierId),
    courierId,
    otherCourier: await staff(market, operator, 'courier', otherCourierId),
    otherCourierId,
  };
}

/** An order of the caller's at the trattoria. */
export async function order(market: TestMarket, caller: Caller): Promise<string> {
  return (await placeTestOrder(market, caller)).order_id;
}

/** An order of the caller's that the courier carries. */
export async function carried(market: TestMarket, caller: Caller, talkers: Talkers): Promise<string> {
  const id = await order(market, caller);
  await market.call('ops.acceptOrder', { params: { id }, body: {} }, talkers.store);
  await market.call('ops.takeOrder', { params: { id }, body: {} }, talkers.courier);
  return id;
}

/** A message as a form, with so many pictures. */
export function messageForm(fields: Readonly<Record<string, string>>, pictures: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const bytes of pictures)
    form.append('pictures', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'p.png');
  return form;
}
