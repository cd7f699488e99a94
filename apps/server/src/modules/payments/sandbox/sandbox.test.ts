import { languages } from '@promenade/contract/refusals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTill, type Opened, type Till } from '../testing/till.fixture.ts';
import { DELIVERIES } from './answer-page.ts';
import { pageTexts } from './page-texts.ts';
import { proves } from '../../../testing/index.ts';

let till: Till;
beforeAll(async () => {
  till = await openTill({ settings: { businessName: 'Salt & <Pepper>' } });
});
afterAll(() => till.close());
beforeEach(() => till.market.clock.set('2026-06-17T15:30:00.000Z'));

const pathOf = (link: string) => link.replace('http://market.example', '');
const visit = (link: string, cookie = '') => till.web.inject({ url: pathOf(link), headers: { cookie } });

function answer({ link, paymentId }: Opened, form: Record<string, string>) {
  const key = new URL(link).searchParams.get('key') ?? '';
  return till.web.inject({
    method: 'POST',
    url: `/pay/${paymentId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ key, delivery: 'now', ...form }).toString(),
  });
}

describe('[CHK-07] the sandbox’s page', () => {
  test.each(languages)('in %s, in the theme chosen, with the amount and until when', async (language) => {
    const { link } = await till.open(123_456);
    const page = await visit(link, `theme=dark; language-setting=${language}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      `lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-theme="dark"`,
    );
    expect(page.body).toContain(pageTexts[language].approve);
    expect(page.body).toContain('Salt &amp; &lt;Pepper&gt;');
    expect(page.body).toMatch(/1[.,\s\u202f\u00a0]?234[.,]56/);
    // Hours run to 24 in every language, as on the shopper's own pages.
    expect(page.body).toMatch(/<bdi>\d\d:45<\/bdi>/);
    expect(page.body).not.toContain('undefined');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['referrer-policy']).toBe('no-referrer');
  });

  test('is for whoever holds its link: neither the id nor another payment’s key opens it', async () => {
    const [mine, other] = [await till.open(), await till.open()];
    const [key, foreign] = [mine, other].map(({ link }) => new URL(link).searchParams.get('key'));
    const paths = [
      `/pay/${mine.paymentId}`,
      `/pay/${mine.paymentId}?key=${foreign}`,
      `/pay/${mine.paymentId}?key=${key}x`,
      `/pay/${mine.paymentId}?key=a&key=b`,
      `/pay/0190a000-ffff-7000-8000-00000000dead?key=${key}`,
      `/pay/'--?key=${key}`,
    ];
    for (const path of paths) expect((await till.web.inject({ url: path })).statusCode, path).toBe(404);
    const forged = await answer({ ...mine, link: other.link }, { decision: 'approve' });
    expect(forged.statusCode).toBe(404);
    await till.runJobs();
    expect(await till.figures(mine)).toMatchObject({ settled: 0, states: 'awaiting' });
  });

  test('an answer that is no form’s is refused: a number in JSON ended in a fault', async () => {
    const opened = await till.open();
    const key = new URL(opened.link).searchParams.get('key');
    const send = (payload: object) =>
      till.web.inject({ method: 'POST', url: `/pay/${opened.paymentId}`, payload });
    for (const [payload, status] of [
      [{ key: 1 }, 404],
      [{ key: [key] }, 404],
      [{ key, delivery: 'now', decision: 'code', code: 123456 }, 200],
      [{ key, delivery: 'now', decision: {} }, 400],
      [{ key, delivery: 7, decision: 'approve' }, 400],
    ] as const)
      expect((await send(payload)).statusCode, JSON.stringify(payload)).toBe(status);
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'awaiting' });
  });

  test('leads to where the shopper waits once there is nothing to pay any more', async () => {
    const opened = await till.open();
    till.market.clock.advance(15 * 60_000);
    const page = await visit(opened.link);
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      `http://market.example/payment?payment_id=${opened.paymentId}`,
    ]);
  });
});

describe('[CHK-07] what the sandbox does', () => {
  async function answered(form: Record<string, string>): Promise<Opened> {
    const opened = await till.open();
    const { statusCode, headers } = await answer(opened, form);
    expect([statusCode, headers.location]).toEqual([303, `/payment?payment_id=${opened.paymentId}`]);
    return opened;
  }
  const after = async (opened: Opened, seconds: number) => {
    till.market.clock.advance(seconds * 1000);
    await till.runJobs();
    return till.figures(opened);
  };
  const settled = { settled: 1, failed: 0, mails: 1, states: 'settled', refunded: 0 };

  test('coming back proves nothing: only its message settles', async () => {
    const opened = await answered({ decision: 'approve' });
    expect(await till.figures(opened)).toMatchObject({ settled: 0, states: 'awaiting' });
    expect(await after(opened, 0)).toMatchObject(settled);
  });

  test.each(DELIVERIES.filter((one) => one !== 'after_hold'))(
    'approved, told %s: settled once',
    async (delivery) => {
      const opened = await answered({ decision: 'approve', delivery });
      const early = await after(opened, 1);
      expect(early.settled).toBe(delivery === 'late' ? 0 : 1);
      expect(await after(opened, 30)).toMatchObject(settled);
      expect(await after(opened, 3600)).toMatchObject(settled);
    },
  );

  test('approved, told when the time is over: given up, and the money goes back', async () => {
    const opened = await answered({ decision: 'approve', delivery: 'after_hold' });
    expect(await after(opened, 15 * 60)).toMatchObject({ settled: 0, failed: 1, states: 'expired' });
    const back = { settled: 0, failed: 1, states: 'returned', refunded: 1250 };
    expect(await after(opened, 30)).toMatchObject(back);
  });

  test('a second step: the code it asks for, and no other', async () => {
    const opened = await till.open();
    const asks = await answer(opened, { decision: 'second_step' });
    expect([asks.statusCode, asks.body.includes('name="code"')]).toEqual([200, true]);
    const wrong = await answer(opened, { decision: 'code', code: '000000' });
    expect([wrong.statusCode, wrong.body.includes('role="alert"')]).toEqual([200, true]);
    expect((await answer(opened, { decision: 'back' })).body).toContain('value="approve"');
    expect((await answer(opened, { decision: 'code', code: '123456' })).statusCode).toBe(303);
    expect(await after(opened, 0)).toMatchObject(settled);
  });

  test('declined: the payment has failed, its subject waits for another', async () => {
    const opened = await answered({ decision: 'decline' });
    expect(await after(opened, 0)).toMatchObject({ settled: 0, failed: 0, states: 'failed' });
  });

  test('never answered: the time runs out', async () => {
    proves({
      dependency: 'payments',
      failure: 'no webhook, and no answer when asked',
      shopperSees: 'the time to pay runs out, and what was held is given back',
    });
    const opened = await answered({ decision: 'time_out' });
    expect(await after(opened, 60)).toMatchObject({ states: 'awaiting' });
    expect(await after(opened, 900)).toMatchObject({ failed: 1, states: 'expired' });
  });

  test('the first answer stands, and what is no answer is refused', async () => {
    const opened = await answered({ decision: 'decline' });
    expect((await answer(opened, { decision: 'approve' })).statusCode).toBe(303);
    expect(await after(opened, 0)).toMatchObject({ states: 'failed' });
    const other = await till.open();
    expect((await answer(other, { decision: 'constructor' })).statusCode).toBe(400);
    expect((await answer(other, { decision: 'approve', delivery: 'never' })).statusCode).toBe(400);
  });
});
