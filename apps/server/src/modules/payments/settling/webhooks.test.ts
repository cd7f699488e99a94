import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundPayment } from '../index.ts';
import { signatureHeader, signMessage } from '../sandbox/signature.ts';
import { openTill, type Opened, type Till } from '../testing/till.fixture.ts';
import { proves } from '../../../testing/index.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());
beforeEach(() => till.market.clock.set('2026-06-17T15:30:00.000Z'));

const settledOnce = {
  settled: 1,
  failed: 0,
  mails: 1,
  states: 'settled',
  arrived: 1250,
  refunded: 0,
};
const minutes = (count: number) => till.market.clock.advance(count * 60_000);
const charge = ({ paymentId, amountMinor }: Opened, captured = amountMinor) =>
  sql`insert into sandbox_charges (payment_id, outcome, captured_minor, created_at)
    values (${paymentId}, 'approved', ${captured}, now())`.execute(till.market.ctx.db);
const givenBack = async ({ paymentId }: Opened) =>
  (
    await sql<{ refunded_minor: number }>`
      select refunded_minor from sandbox_charges where payment_id = ${paymentId}`.execute(till.market.ctx.db)
  ).rows[0]?.refunded_minor;

describe('[CHK-07] only a signed message confirms', () => {
  test('settles what it pays for, in the same transaction, and says so again without effect', async () => {
    const opened = await till.open();
    expect((await till.send(till.body(opened))).json()).toEqual({ received: true });
    expect(await till.figures(opened)).toEqual(settledOnce);
    expect((await till.send(till.body(opened))).statusCode).toBe(200);
    expect((await till.send(till.body(opened, { id: 'another-id' }))).statusCode).toBe(200);
    expect(await till.figures(opened)).toEqual(settledOnce);
  });

  test.each([
    ['nothing', ''],
    ['no signature', 'v1='],
    ['a wrong one', `t=1781710200,v1=${'0'.repeat(64)}`],
    ['one of an old day', `t=1,v1=${'0'.repeat(64)}`],
  ])('not with %s', async (_what, header) => {
    proves({
      dependency: 'payments',
      failure: `a forged message: ${_what}`,
      shopperSees: 'nothing: it is refused (`webhook_rejected`), the payment waits as before',
    });
    const opened = await till.open();
    const answer = await till.post(JSON.stringify(till.body(opened)), { [signatureHeader]: header });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'webhook_rejected']);
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'awaiting' });
  });

  test('not with another’s bytes, nor long after it was signed', async () => {
    proves({
      dependency: 'payments',
      failure: 'a message altered on its way, or sent again days later',
      shopperSees: 'nothing: it is refused (`webhook_rejected`), the payment waits as before',
    });
    const opened = await till.open();
    const payload = Buffer.from(JSON.stringify(till.body(opened)));
    const header = await signMessage(till.market.ctx, payload);
    const changed = Buffer.from(JSON.stringify(till.body(opened, { amount_minor: 1 })));
    expect((await till.post(changed, { [signatureHeader]: header })).statusCode).toBe(400);
    minutes(6);
    expect((await till.post(payload, { [signatureHeader]: header })).statusCode).toBe(400);
    expect(await till.figures(opened)).toMatchObject({ settled: 0 });
  });

  test.each([
    ['garbage', 'not JSON at all'],
    ['nothing', ''],
    ['a list', '[1, 2]'],
    ['other fields', '{"id":"evt","type":"payment.succeeded"}'],
    ['a type that is none', '{"id":"12345678","type":"toString"}'],
  ])('signed, but %s: refused as unreadable', async (_what, text) => {
    const payload = Buffer.from(text);
    const header = await signMessage(till.market.ctx, payload);
    const answer = await till.post(payload, { [signatureHeader]: header });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'webhook_rejected']);
  });

  test('too large is refused before it is read, with its own limit; a gateway that is not there has no door', async () => {
    const large = await till.post(Buffer.alloc(65 * 1024, 'a'));
    expect([large.statusCode, large.json().errors[0].code]).toEqual([413, 'body_too_large']);
    expect(large.json().message).toContain('At most 64 KB');
    expect((await till.post('{}', {}, 'stripe')).statusCode).toBe(404);
    expect((await till.post('{}', {}, '../secret')).statusCode).toBe(404);
  });

  test('of a payment that is not ours: nothing comes of it, and no row, of which another program’s at the same gateway had left one each', async () => {
    const payment = '0190a000-ffff-7000-8000-00000000dead';
    const opened = await till.open();
    const noted = await till.market.count('payment_events');
    const answer = await till.send(till.body(opened, { id: 'of-nobody', payment }));
    expect(answer.statusCode).toBe(200);
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'awaiting' });
    expect(await till.market.count('payment_events')).toBe(noted);
  });
});

describe('[CHK-07] money that nothing waits for goes back, once', () => {
  test('the time is over: what is held is given back, and money that comes after it returns', async () => {
    proves({
      dependency: 'payments',
      failure: 'a webhook after the time to pay',
      shopperSees: 'the time was over and what was held is given back; the money goes back by itself',
    });
    const opened = await till.open();
    await charge(opened);
    minutes(15);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 1, states: 'expired', arrived: 0 });
    await till.send(till.body(opened));
    await till.send(till.body(opened, { id: 'said-again' }));
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ settled: 0, failed: 1, mails: 0, refunded: 1250 });
    expect(await givenBack(opened)).toBe(1250);
    minutes(60);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 1, states: 'returned', refunded: 1250 });
  });

  test('not a minute before', async () => {
    const opened = await till.open();
    minutes(14);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 0, states: 'awaiting' });
  });

  test('its subject was cancelled meanwhile', async () => {
    const opened = await till.open();
    await sql`update subjects set open = false where id = ${opened.subjectId}`.execute(till.market.ctx.db);
    await charge(opened);
    await till.send(till.body(opened));
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'returned', refunded: 1250 });
    expect(await givenBack(opened)).toBe(1250);
  });

  test.each([{ amount_minor: 1249 }, { amount_minor: 12_500 }, { currency: 'EUR' }])(
    'another amount, %j: it fails, goes back, and another payment may follow',
    async (change) => {
      const opened = await till.open();
      const { amount_minor: amount = 1250 } = change as { amount_minor?: number };
      await charge(opened, amount);
      await till.send(till.body(opened, change));
      expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'failed', refunded: amount });
      const again = await till.openAgain(opened);
      await till.send(till.body(again));
      expect(await till.figures(opened)).toMatchObject({ settled: 1, states: 'replaced settled' });
    },
  );

  test('another method was chosen: the first one’s money goes back, the second one’s stays', async () => {
    const first = await till.open();
    minutes(5);
    const second = await till.openAgain(first);
    await charge(first);
    await till.send(till.body(second));
    await till.send(till.body(first));
    await till.runJobs();
    expect(await till.figures(first)).toEqual({
      ...settledOnce,
      states: 'returned settled',
      arrived: 2500,
      refunded: 1250,
    });
    expect(await givenBack(first)).toBe(1250);
  });
});

describe('[CHK-07] declined', () => {
  const declined = (opened: Opened) =>
    till.send(till.body(opened, { id: `payment.failed-${opened.paymentId}`, type: 'payment.failed' }));

  test('leaves time for another try, but not more of it', async () => {
    const first = await till.open();
    minutes(10);
    await declined(first);
    const second = await till.openAgain(first);
    expect(await till.figures(first)).toMatchObject({ failed: 0, states: 'replaced awaiting' });
    minutes(5);
    await till.runJobs();
    expect(await till.figures(first)).toMatchObject({ failed: 1, states: 'replaced expired' });
    await expect(till.openAgain(second)).rejects.toThrow('payment_over');
  });

  test('and then silence: what is held is given back all the same', async () => {
    const opened = await till.open();
    await declined(opened);
    minutes(15);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ failed: 1, states: 'expired' });
  });

  test('after it was approved, as messages out of order may say: approved it stays', async () => {
    proves({
      dependency: 'payments',
      failure: 'webhooks out of order: declined after approved',
      shopperSees: 'the order is paid, and stays so',
    });
    const opened = await till.open();
    await till.send(till.body(opened));
    await declined(opened);
    await till.send(till.body(opened, { id: 'late-processing', type: 'payment.processing' }));
    expect(await till.figures(opened)).toEqual(settledOnce);
  });
});

describe('refunds', () => {
  test('in parts, never more than there was, each made once although its job runs again', async () => {
    const { ctx } = till.market;
    const opened = await till.open();
    await charge(opened);
    await till.send(till.body(opened));
    const { refundId } = await refundPayment(ctx, opened.paymentId, 250);
    await refundPayment(ctx, opened.paymentId, 1000);
    await expect(refundPayment(ctx, opened.paymentId, 1)).rejects.toThrow('not 1 to give back');
    await till.runJobs();
    const again = { refundId };
    await sql`insert into jobs (id, kind, payload, run_at, attempts)
      values (${ctx.ids.next()}, 'payments.refund', ${JSON.stringify(again)}, now() - interval '100 years', 0)`.execute(
      ctx.db,
    );
    await till.runJobs();
    expect(await givenBack(opened)).toBe(1250);
    expect(await till.figures(opened)).toMatchObject({ refunded: 1250, states: 'settled' });
  });
});
