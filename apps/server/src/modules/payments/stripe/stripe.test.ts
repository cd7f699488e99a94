import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/jobs.ts';
import { paymentJobs, paymentMethods, refundPayment, withdrawPayments } from '../index.ts';
import { type LocalSession, type LocalStripe, startLocalStripe } from '../testing/stripe-server.fixture.ts';
import { openTill, type Opened, type Till } from '../testing/till.fixture.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts';
import { decideMarket, proves } from '../../../testing/index.ts';
import { defaultSettings } from '../../settings/index.ts';

let stripe: LocalStripe;
let till: Till;
beforeAll(async () => {
  stripe = await startLocalStripe();
  const { url, secretKey, webhookSecret } = stripe;
  till = await openTill({ gateways: { stripe: { url, secretKey, webhookSecret } } });
});
afterAll(async () => {
  await till.close();
  await stripe.close();
});
beforeEach(() => {
  till.market.clock.set('2026-06-17T15:30:00.000Z');
  stripe.isDown = false;
});

const settledOnce = { settled: 1, failed: 0, mails: 1, states: 'settled', arrived: 1250, refunded: 0 };
const minutes = (count: number) => till.market.clock.advance(count * 60_000);

function visit({ link }: Opened) {
  const { pathname, search } = new URL(link);
  return till.web.inject({ url: `${pathname}${search}` });
}

/** A payment whose shopper has gone to Stripe. */
async function goThere(): Promise<{ opened: Opened; session: LocalSession }> {
  const opened = await till.open(1250, 'stripe');
  const { headers } = await visit(opened);
  const session = stripe.sessions.find(({ url }) => url === headers.location);
  if (!session) throw new Error(`sent to ${headers.location}`);
  return { opened, session };
}

function tell(session: LocalSession, type: string, id = `evt_${type}_${session.id}`) {
  const { payload, header } = stripe.sign({ id, type, data: { object: session } }, till.market.clock.now());
  return till.post(payload, { 'stripe-signature': header }, 'stripe');
}
const completed = 'checkout.session.completed';

/** A paid bill of which 300 are on their way back when Stripe answers nothing. */
async function loseRefund(): Promise<{ opened: Opened; session: LocalSession }> {
  const { opened, session } = await goThere();
  stripe.pay(session);
  await tell(session, completed);
  await refundPayment(till.market.ctx, opened.paymentId, 300);
  stripe.isDown = true;
  await till.runJobs();
  expect(till.market.faults.splice(0)).toHaveLength(1);
  stripe.isDown = false;
  return { opened, session };
}

describe('[CHK-07] Stripe', () => {
  test('[SYS-07] is offered where the environment names it, first', async () => {
    expect(await paymentMethods(till.market.ctx)).toEqual([
      {
        gateway: 'stripe',
        gateway_title: 'Card',
        gateway_image_full_url: 'http://market.example/gateways/stripe.svg',
      },
      expect.objectContaining({ gateway: 'sandbox' }),
    ]);
  });

  test('the link leads to Stripe’s own page, one session however often it is followed', async () => {
    const { opened, session } = await goThere();
    const again = await Promise.all([visit(opened), visit(opened)]);
    expect(again.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [303, session.url],
      [303, session.url],
    ]);
    expect(session).toMatchObject({
      client_reference_id: opened.paymentId,
      amount_total: 1250,
      currency: 'usd',
    });
    expect(stripe.sessions.filter((one) => one.client_reference_id === opened.paymentId)).toHaveLength(1);
  });

  test('its signed webhook settles, once', async () => {
    const { opened, session } = await goThere();
    stripe.pay(session);
    const answers = await Promise.all([
      tell(session, completed),
      tell(session, completed),
      tell(session, 'checkout.session.async_payment_succeeded'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await till.figures(opened)).toEqual(settledOnce);
  });

  test('a session complete with its money on the way settles nothing yet', async () => {
    const { opened, session } = await goThere();
    session.status = 'complete';
    await tell(session, completed);
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'awaiting' });
    stripe.pay(session);
    await tell(session, 'checkout.session.async_payment_succeeded');
    expect(await till.figures(opened)).toEqual(settledOnce);
  });

  test.each(['checkout.session.async_payment_failed', 'checkout.session.expired'])(
    '%s declines',
    async (type) => {
      const { opened, session } = await goThere();
      await tell(session, type);
      expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'failed' });
    },
  );

  test('other events are taken and change nothing', async () => {
    const { opened, session } = await goThere();
    expect((await tell(session, 'customer.created')).statusCode).toBe(200);
    expect(await till.figures(opened)).toMatchObject({ states: 'awaiting' });
  });

  test('unsigned, signed by another, or old: refused', async () => {
    const { opened, session } = await goThere();
    stripe.pay(session);
    const event = { id: 'evt_forged', type: completed, data: { object: session } };
    const { payload, header } = stripe.sign(event, till.market.clock.now());
    const old = stripe.sign(event, till.market.clock.now() - 301_000);
    const forged = header.replace(/v1=.{8}/, 'v1=00000000');
    for (const [body, sign] of [
      [payload, ''],
      [payload, forged],
      [Buffer.from('{}'), header],
      [old.payload, old.header],
    ] as const) {
      const answer = await till.post(body, { 'stripe-signature': sign }, 'stripe');
      expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'webhook_rejected']);
    }
    expect(await till.figures(opened)).toMatchObject({ settled: 0 });
  });

  test('no webhook comes: its API is asked', async () => {
    proves({
      dependency: 'payments',
      failure: 'no webhook',
      shopperSees: 'the order is paid a minute later: the gateway is asked',
    });
    const { opened, session } = await goThere();
    stripe.pay(session);
    minutes(1);
    await till.runJobs();
    expect(await till.figures(opened)).toEqual(settledOnce);
    await tell(session, completed);
    expect(await till.figures(opened)).toEqual(settledOnce);
  });

  test('the time is over: the session is closed, and money that came all the same goes back', async () => {
    const { opened, session } = await goThere();
    minutes(15);
    await till.runJobs();
    expect(session.status).toBe('expired');
    expect(await till.figures(opened)).toMatchObject({ failed: 1, states: 'expired' });
    stripe.pay(session);
    await tell(session, completed);
    await till.runJobs();
    expect(stripe.refunds.filter((one) => one.payment_intent === session.payment_intent)).toMatchObject([
      { amount: 1250 },
    ]);
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'returned', refunded: 1250 });
  });

  test('paid as its time ran out, without a webhook: it goes back as the session is closed; it stayed with Stripe, of an order that had failed', async () => {
    const { opened, session } = await goThere();
    minutes(15);
    await runDueJobs(till.market.ctx, paymentJobs(till.purposes));
    stripe.pay(session);
    await till.runJobs();
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'returned', refunded: 1250 });
    expect(stripe.refunds.filter((one) => one.payment_intent === session.payment_intent)).toMatchObject([
      { amount: 1250 },
    ]);
  });

  test('another method is chosen while Stripe opens its page: that is closed, and nobody is sent there; it could be paid for a day', async () => {
    const opened = await till.open(1250, 'stripe');
    const { subjectId } = opened;
    stripe.meanwhile = () => withdrawPayments(till.market.ctx, { purpose: 'wallet', subjectId });
    const { headers } = await visit(opened);
    expect(headers.location).toBe(`http://market.example/payment?payment_id=${opened.paymentId}`);
    await till.runJobs();
    const session = stripe.sessions.find((one) => one.client_reference_id === opened.paymentId);
    expect(session?.status).toBe('expired');
  });

  test('another method was chosen: the session is closed', async () => {
    const { opened, session } = await goThere();
    await withdrawPayments(till.market.ctx, { purpose: 'wallet', subjectId: opened.subjectId });
    await till.runJobs();
    expect(session.status).toBe('expired');
  });

  test('a refund whose answer is lost is made once', async () => {
    proves({
      dependency: 'payments',
      failure: 'a refund whose answer is lost',
      shopperSees: 'their money back, once',
    });
    const { session } = await loseRefund();
    minutes(1);
    await till.runJobs();
    await till.runJobs();
    const made = stripe.refunds.filter((one) => one.payment_intent === session.payment_intent);
    expect(made).toMatchObject([{ amount: 300 }]);
  });

  test('one that is tried again when Stripe knows its key no more is made once: it was twice', async () => {
    const { opened, session } = await loseRefund();
    minutes(25 * 60);
    stripe.forgetKeys();
    await till.runJobs();
    // Another of the same payment is another.
    await refundPayment(till.market.ctx, opened.paymentId, 200);
    await till.runJobs();
    const made = stripe.refunds.filter((one) => one.payment_intent === session.payment_intent);
    expect(made).toMatchObject([{ amount: 300 }, { amount: 200 }]);
  });

  test('Stripe does not answer: said so, and the payment still waits', async () => {
    proves({
      dependency: 'payments',
      failure: 'does not answer when the payment is begun',
      shopperSees:
        '`payment_unavailable` in their language; the order waits, the same link works as soon as the gateway does',
    });
    const opened = await till.open(1250, 'stripe');
    stripe.isDown = true;
    const answer = await visit(opened);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([503, 'payment_unavailable']);
    stripe.isDown = false;
    expect((await visit(opened)).statusCode).toBe(303);
  });
});

describe('[CHK-07] a currency of three decimals, which Stripe takes in tens of its smallest unit', () => {
  const currency = { code: 'KWD', decimals: 3, symbol: 'KD', symbolDirection: 'left' } as const;
  const earlier = { currency: defaultSettings.currency };
  beforeAll(() => decideMarket(till.market.ctx, { currency }));
  afterAll(() => decideMarket(till.market.ctx, earlier));

  test('an amount that ends in another digit is paid: Stripe refused nine bills of ten', async () => {
    const opened = await till.open(5124, 'stripe');
    expect((await visit(opened)).statusCode).toBe(303);
    const session = stripe.sessions.at(-1) as LocalSession;
    expect(session).toMatchObject({ amount_total: 5120, currency: 'kwd' });
    stripe.pay(session);
    await tell(session, completed);
    expect(await till.figures(opened)).toEqual({ ...settledOnce, arrived: 5124 });
    for (const amount of [2565, 2554, 5]) await refundPayment(till.market.ctx, opened.paymentId, amount);
    await till.runJobs();
    const sentBack = stripe.refunds.filter((one) => one.payment_intent === session.payment_intent);
    expect(sentBack.map(({ amount }) => amount).toSorted()).toEqual([2550, 2560]);
  });

  test('less than was asked for is not enough there either', async () => {
    const opened = await till.open(5124, 'stripe');
    await visit(opened);
    const session = { ...(stripe.sessions.at(-1) as LocalSession), amount_total: 5110 };
    stripe.pay(session);
    await tell(session, completed);
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'failed', arrived: 5110 });
  });
});

describe('[CHK-07] a currency without decimals that Stripe writes with two', () => {
  const currency = { code: 'UGX', decimals: 0, symbol: 'USh', symbolDirection: 'left' } as const;
  const earlier = { currency: defaultSettings.currency };
  beforeAll(() => decideMarket(till.market.ctx, { currency }));
  afterAll(() => decideMarket(till.market.ctx, earlier));

  test('a bill is paid, and given back, in full: it was a hundredth of it', async () => {
    const opened = await till.open(50_000, 'stripe');
    await visit(opened);
    const session = stripe.sessions.at(-1) as LocalSession;
    expect(session).toMatchObject({ amount_total: 5_000_000, currency: 'ugx' });
    stripe.pay(session);
    await tell(session, completed);
    expect(await till.figures(opened)).toEqual({ ...settledOnce, arrived: 50_000 });
    await refundPayment(till.market.ctx, opened.paymentId, 50_000);
    await till.runJobs();
    // The money of the test before, which was too little, may be sent back after it.
    const sentBack = stripe.refunds.filter((one) => one.payment_intent === session.payment_intent);
    expect(sentBack).toMatchObject([{ amount: 5_000_000 }]);
  });
});

describe('amounts as Stripe counts them', () => {
  test.each([
    [1250, 2, 'USD', 1250],
    [1250, 0, 'JPY', 1250],
    [1250, 0, 'KZT', 125_000],
    [1250, 3, 'KWD', 1250],
    [5124, 3, 'KWD', 5120],
    [5129, 3, 'BHD', 5120],
    [1250, 2, 'KWD', 12_500],
    [1250, 0, 'UGX', 125_000],
    [1250, 0, 'ISK', 125_000],
    [1250, 2, 'ISK', 1200],
    [1250, 3, 'USD', 125],
    [1251, 3, 'USD', undefined],
  ] as const)('%d of %d decimals, %s: %s', (amountMinor, decimals, currency, expected) => {
    expect(toStripeAmount(amountMinor, decimals, currency)).toBe(expected);
  });

  test('there and back is the same', () => {
    const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'KZT', 'UYU');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 3 }),
        currency,
        (amount, decimals, code) => {
          const there = toStripeAmount(amount, decimals, code);
          const isInTens = code === 'KWD' && decimals === 3;
          const sent = isInTens ? amount - (amount % 10) : amount;
          if (there !== undefined) expect(fromStripeAmount(there, decimals, code)).toBe(sent);
        },
      ),
    );
  });
});
