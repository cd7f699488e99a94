import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBoundedStream } from '../../../testing/index.ts';
import { local } from '../../../testing/local-text.fixture.ts';
import { openTill, type Opened, type Till } from '../testing/till.fixture.ts';
import { followPayment } from '../state/get-payment.ts';
import { decideTransfer } from './decide-transfer.ts';
import { listOwedRefunds } from './owed-refunds.ts';

const bank = {
  id: 'bank',
  name: local('Bank'),
  details: [{ label: local('Account'), value: '0000' }],
  fields: [
    { id: 'sender', label: local('Sender'), required: true },
    { id: 'reference', label: local('Reference'), required: false },
  ],
};

let till: Till;
let operator: { token: string };
let photograph: Uint8Array;
beforeAll(async () => {
  till = await openTill({ settings: { offlineMethods: [bank] } });
  operator = { token: await till.market.operatorToken() };
  const color = '#3060a0';
  photograph = await sharp({ create: { width: 80, height: 40, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'whoever took it' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => till.close());
beforeEach(() => till.market.clock.set('2026-06-17T15:30:00.000Z'));

const minutes = (count: number) => till.market.clock.advance(count * 60_000);
const openTransfer = () => till.open(1250, 'offline_payment');

function proof({ paymentId }: Opened, change: { image?: Uint8Array; method?: string; fields?: object } = {}) {
  const form = new FormData();
  form.set('payment_id', paymentId);
  form.set('method_id', change.method ?? 'bank');
  form.set('fields', JSON.stringify(change.fields ?? { sender: 'Ana Silva', unknown: 'x' }));
  if (change.image) form.set('image', new Blob([new Uint8Array(change.image)]), 'proof.jpg');
  return form;
}
const send = (opened: Opened, change = {}) =>
  till.market.call('payments.sendProof', { body: proof(opened, change) }, { guestId: opened.guestId });
const refused = async (opened: Opened, change = {}, guestId = opened.guestId) =>
  (await till.market.refused('payments.sendProof', { body: proof(opened, change) }, { guestId })).code;
const state = (opened: Opened) =>
  till.market.call(
    'payments.state',
    { query: { payment_id: opened.paymentId } },
    { guestId: opened.guestId },
  );
const confirm = (opened: Opened) =>
  decideTransfer(till.market.ctx, till.purposes, { id: opened.paymentId, decision: 'confirm', reason: '' });

describe('[CHK-07] offline payment', () => {
  test('tells where to, in the caller’s language', async () => {
    expect(await till.market.call('payments.offlineMethods', {}, { language: 'fr' })).toEqual([
      {
        method_id: 'bank',
        method_name: 'Bank (fr)',
        method_details: [{ label: 'Account (fr)', value: '0000' }],
        method_fields: [
          { id: 'sender', label: 'Sender (fr)', is_required: true },
          { id: 'reference', label: 'Reference (fr)', is_required: false },
        ],
      },
    ]);
    const config = await till.market.call('settings.config');
    expect(config).toMatchObject({ offline_payment_status: 1 });
    expect(config.active_payment_method_list.map(({ gateway }) => gateway)).toEqual(['sandbox']);
  });

  test('waits where the shopper comes back to, and for its proof as long as any payment', async () => {
    const opened = await openTransfer();
    expect(opened.link).toBe(`http://market.example/payment?payment_id=${opened.paymentId}`);
    expect(await state(opened)).toMatchObject({ state: 'awaiting', amount: 12.5, transfer: null });
    minutes(15);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 1, states: 'expired' });
    expect(await refused(opened)).toBe('payment_over');
  });

  test('its picture is made anew, private, and read by a link that ends', async () => {
    const opened = await openTransfer();
    const { payment, message } = await send(opened, { image: photograph });
    expect(message).toBe('Thank you. The payment is being checked.');
    expect(payment).toMatchObject({
      state: 'reviewing',
      transfer: { method_id: 'bank', fields: [{ label: 'Sender', value: 'Ana Silva' }] },
    });
    const path = new URL(payment.transfer?.proof_url ?? '').pathname;
    const shown = await till.market.app.inject({ url: path });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(shown.rawPayload.includes('whoever took it')).toBe(false);
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(80);
    minutes(11);
    expect((await till.market.app.inject({ url: path })).statusCode).toBe(404);
  });

  test('another proof takes the place of the first', async () => {
    const opened = await openTransfer();
    await send(opened, { image: photograph });
    const { payment } = await send(opened, { fields: { sender: 'Bea', reference: '7' } });
    expect(payment.transfer).toMatchObject({
      fields: [
        { label: 'Sender', value: 'Bea' },
        { label: 'Reference', value: '7' },
      ],
    });
    expect(payment.transfer?.proof_url).not.toBeNull();
  });

  test('another proof, or one of another try, holds goods no longer than the first did', async () => {
    const opened = await openTransfer();
    const { payment } = await send(opened);
    minutes(23 * 60);
    expect((await send(opened)).payment.due_at).toBe(payment.due_at);
    const again = await till.openAgain(opened, 'offline_payment');
    expect((await send(again)).payment.due_at).toBe(payment.due_at);
  });

  test('is refused where it lacks something, is no picture, or is another’s', async () => {
    const opened = await openTransfer();
    const required = await till.market.refused(
      'payments.sendProof',
      { body: proof(opened, { fields: { reference: '7' } }) },
      { guestId: opened.guestId },
    );
    expect(required).toMatchObject({
      status: 422,
      code: 'proof_field_required',
      message: 'Sender is required',
    });
    expect(await refused(opened, { method: 'toString' })).toBe('offline_method_unknown');
    expect(await refused(opened, { image: Buffer.from('no picture') })).toBe('image_format');
    expect(await refused(opened, { image: new Uint8Array(2 * 1024 * 1024 + 1) })).toBe('image_too_large');
    const { guestId } = await till.market.newGuest();
    expect(await refused(opened, {}, guestId)).toBe('payment_not_found');
    expect(await refused(await till.open())).toBe('payment_not_found');
    expect(await till.figures(opened)).toMatchObject({ states: 'awaiting' });
  });

  test('what is held waits a day for the operator, and no longer', async () => {
    const opened = await openTransfer();
    await send(opened);
    minutes(23 * 60);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 0, states: 'reviewing' });
    minutes(60);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 1, states: 'expired' });
  });

  test('the end of a payment that was made longer is waited for by one job: there were two', async () => {
    const opened = await openTransfer();
    const { payment } = await send(opened);
    await send(opened);
    minutes(15);
    await till.runJobs();
    const { rows } = await sql<{ run_at: Date }>`select run_at from jobs
      where kind = 'payments.expire' and payload ->> 'subjectId' = ${opened.subjectId}`.execute(
      till.market.ctx.db,
    );
    expect(rows).toEqual([{ run_at: new Date(payment.due_at) }]);
  });
});

describe('[CHK-07] an operator looks at transfers', () => {
  test('sees those that wait, and confirms one once', async () => {
    const opened = await openTransfer();
    await send(opened, { image: photograph });
    const { payments } = await till.market.call('ops.payments', { query: { limit: 100 } }, operator);
    expect(payments.find(({ payment_id: id }) => id === opened.paymentId)?.transfer?.proof_url).toMatch(
      /\/private\//,
    );
    expect(await confirm(opened)).toMatchObject({
      message: 'Payment confirmed.',
      payment: { state: 'settled' },
    });
    // Its shopper, in another tab, is told the truth: the time to pay had run out.
    expect(await refused(opened)).toBe('payment_not_awaited');
    await expect(confirm(opened)).rejects.toThrow('payment_not_awaited');
    expect(await till.figures(opened)).toMatchObject({ settled: 1, mails: 1, states: 'settled' });
  });

  test('declines one: it may be paid another way for a quarter of an hour', async () => {
    const opened = await openTransfer();
    await send(opened);
    minutes(120);
    const input = {
      params: { id: opened.paymentId },
      body: { decision: 'decline', reason: 'No such money' },
    } as const;
    await till.market.call('ops.decidePayment', input, operator);
    expect(await state(opened)).toMatchObject({ state: 'failed', detail: 'No such money' });
    expect((await till.market.refused('ops.decidePayment', input, operator)).code).toBe(
      'payment_not_awaited',
    );
    await till.openAgain(opened);
    minutes(15);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 1, states: 'replaced expired' });
    minutes(24 * 60);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 1 });
  });

  test.each(['expired', 'replaced', 'failed'] as const)(
    'finds one that %s when its money is there after all: it is owed back, once',
    async (ended) => {
      const opened = await openTransfer();
      await send(opened);
      if (ended === 'expired') minutes(24 * 60);
      if (ended === 'replaced') await till.openAgain(opened);
      if (ended === 'failed')
        await decideTransfer(till.market.ctx, till.purposes, {
          id: opened.paymentId,
          decision: 'decline',
          reason: 'No such money',
        });
      await till.runJobs();
      const query = { limit: 100, state: ended };
      const { payments } = await till.market.call('ops.payments', { query }, operator);
      expect(payments.map(({ payment_id: id }) => id)).toContain(opened.paymentId);
      expect((await confirm(opened)).payment).toMatchObject({ state: 'returned' });
      const owed = await listOwedRefunds(till.market.ctx);
      expect(owed.filter(({ subject_id: id }) => id === opened.subjectId)).toMatchObject([
        { amount_minor: 1250 },
      ]);
      await expect(confirm(opened)).rejects.toThrow('payment_not_awaited');
      expect(await till.figures(opened)).toMatchObject({ settled: 0 });
    },
  );

  test('decides nothing that is not there', async () => {
    const id = (await till.open()).paymentId;
    const input = { params: { id }, body: { decision: 'confirm' } } as const;
    expect((await till.market.refused('ops.decidePayment', input, operator)).code).toBe('payment_not_found');
  });
});

describe('[CHK-07] the state of a payment', () => {
  test('is its shopper’s alone', async () => {
    const opened = await till.open();
    expect(await state(opened)).toMatchObject({
      payment_id: opened.paymentId,
      purpose: 'wallet',
      subject_id: opened.subjectId,
      payment_method: 'sandbox',
      state: 'awaiting',
      due_at: '2026-06-17T15:45:00.000Z',
      now: '2026-06-17T15:30:00.000Z',
      return_path: '/my-trips',
    });
    const { guestId } = await till.market.newGuest();
    const query = { payment_id: opened.paymentId };
    for (const call of ['payments.state', 'payments.events'] as const)
      expect((await till.market.refused(call, { query }, { guestId })).code).toBe('payment_not_found');
  });

  test('after a while its stream ends, so that an ended session hears no more', async () => {
    const { paymentId: payment_id, shopperId } = await till.open();
    const actor = { kind: 'guest', shopperId, signIns: 0 } as const;
    const follow = () => followPayment({ ...till.market.ctx, actor }, { payment_id });
    await expectBoundedStream(follow, till.market.clock);
  });

  test('is told live, until nothing is waited for any more', async () => {
    const opened = await till.open();
    const query = new URLSearchParams({ payment_id: opened.paymentId, guest_id: opened.guestId });
    const answer = await till.market.app.inject({
      url: `/api/v1/customer/payment/events?${query}`,
      payloadAsStream: true,
    });
    let told = '';
    for await (const chunk of answer.stream()) {
      told += String(chunk);
      if (told.includes('awaiting') && !told.includes('settled')) await till.send(till.body(opened));
    }
    expect(told.match(/"state":"\w+"/g)).toEqual(['"state":"awaiting"', '"state":"settled"']);
  });
});
