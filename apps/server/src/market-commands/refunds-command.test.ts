import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../testing/index.ts';
import { reportTransfer } from '../testing/contract/transfer-samples.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

const local = (en: string) => ({ en, ar: en, nl: en, fr: en });
const bank = {
  id: 'bank',
  name: local('Bank'),
  details: [{ label: local('Account'), value: '0000' }],
  fields: [{ id: 'sender', label: local('Sender'), required: true }],
};

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: { offlineMethods: [bank] } });
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['refunds', ...args]);

/** An order that was paid by a transfer and then refused by its store. */
async function refusedAfterTransfer(sender = 'Ana Silva'): Promise<string> {
  const operator = { token: await market.operatorToken() };
  const guest = { guestId: (await market.newGuest()).guestId };
  const change = { payment_method: 'offline_payment' } as const;
  const { order_id, redirect_link } = await placeTestOrder(market, guest, { change });
  const id = await reportTransfer(market, guest, redirect_link, { method: 'bank', fields: { sender } });
  const confirm = { params: { id }, body: { decision: 'confirm' } } as const;
  await market.call('ops.decidePayment', confirm, operator);
  const body = { reason: 'Out of flour' };
  await market.call('ops.rejectOrder', { params: { id: order_id }, body }, operator);
  return order_id;
}

test('what came by a transfer is listed to be sent back, until an operator says that it was', async () => {
  expect(await run()).toEqual({ code: 0, said: 'No refund is waiting to be made.' });
  const orderId = await refusedAfterTransfer();
  const { said } = await run();
  const [id = '', ...rest] = said.split(' ');
  expect(rest.slice(1).join(' ')).toMatch(
    new RegExp(`^\\d+\\.\\d{2} [A-Z]{3} order ${orderId} Sender: Ana Silva$`),
  );
  expect(await run(id, '--made')).toEqual({ code: 0, said: 'No refund is waiting to be made.' });
  expect((await run(id, '--made')).said).toContain(`No refund ${id} is waiting to be made.`);
});

test('what a payer typed begins no refund of its own in the list: a line end in it did', async () => {
  const sender = `Ana\n${fixture.items.pasta} 2026-06-16 900.00 UYU order ${fixture.items.pasta} Sender: Eve`;
  await refusedAfterTransfer(sender);
  expect((await run()).said.split('\n')).toHaveLength(1);
});

test.each([
  [['--made'], 'Say refunds ID --made.'],
  [[fixture.items.pasta], 'Say refunds ID --made.'],
  [[fixture.items.pasta, '--made'], 'is waiting to be made. npm run market -- refunds lists them.'],
  [['7', '--made'], 'No refund 7 is waiting to be made.'],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
