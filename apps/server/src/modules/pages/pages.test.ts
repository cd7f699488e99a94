import { pageSlugs } from '@promenade/domain/pages';
import { languages } from '@promenade/contract/refusals';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideMarket, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { defaultTextsOn } from './default-texts.ts';
import { keepDefaultPages } from './index.ts';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(3_600_000));

type Slug = (typeof pageSlugs)[number];
type Language = (typeof languages)[number];

const page = (slug: Slug, language: Language = 'en') =>
  market.call('pages.get', { params: { slug } }, { language });
const write = (slug: Slug, title: string, text: string, language: Language = 'en') =>
  market.call('ops.setPage', { params: { slug }, body: { language, title, text } }, operator);
const record = (slug: Slug, query: { language?: Language; at?: string } = {}) =>
  market.call('ops.page', { params: { slug }, query }, operator);
const now = () => new Date(market.clock.now()).toISOString();

describe('[NAV-01] the texts that a market begins with', () => {
  const all = pageSlugs.flatMap((slug) => languages.map((language) => [slug, language] as const));

  test.each(all)(
    '%s in %s: a title, several parts, the market’s name, links that lead somewhere',
    async (slug, language) => {
      const { title, blocks, updated_at } = await page(slug, language);
      expect(title).not.toBe('');
      expect(Date.parse(updated_at)).toBeGreaterThan(0);
      expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(2);
      const spans = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans));
      const text = spans.map((span) => span.text).join(' ');
      expect(text).not.toMatch(/[{}*[\]]/);
      if (['terms-and-conditions', 'privacy-policy', 'about-us'].includes(slug))
        expect(text).toContain('Test market');
      for (const { href } of spans) if (href !== null) expect(href).toMatch(/^(https:\/\/|\/[a-z-]+$)/);
    },
  );

  test.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'America/Montevideo'])(
    'in %s they are of the day that is meant: west of Greenwich they were of the day before',
    async (timeZone) => {
      await decideMarket(market.ctx, { timeZone });
      const { updated_at } = await page('about-us');
      const dayThere = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
      expect(dayThere.format(new Date(updated_at))).toBe(defaultTextsOn);
    },
  );

  test('each language has its own, of the same shape', async () => {
    for (const slug of pageSlugs) {
      const shapes = await Promise.all(
        languages.map(async (language) => (await page(slug, language)).blocks.map(({ kind }) => kind).join()),
      );
      expect(new Set(shapes).size, slug).toBe(1);
    }
    const titles = await Promise.all(
      languages.map(async (language) => (await page('about-us', language)).title),
    );
    expect(new Set(titles).size).toBe(languages.length);
  });

  test('about us names where map, pictures and type come from', async () => {
    const text = JSON.stringify((await page('about-us')).blocks);
    for (const source of ['OpenStreetMap', 'Open Database License', 'Fluent Emoji', 'Rubik'])
      expect(text).toContain(source);
  });
});

describe('an operator writes a page', () => {
  test('and it is read at once in that language, the names filled in', async () => {
    await write('refund-policy', 'Money back', 'Ask **{business_name}**.');
    expect(await page('refund-policy')).toEqual({
      slug: 'refund-policy',
      title: 'Money back',
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { text: 'Ask ', strong: false, href: null },
            { text: 'Test market', strong: true, href: null },
            { text: '.', strong: false, href: null },
          ],
        },
      ],
      updated_at: now(),
    });
    expect((await page('refund-policy', 'nl')).title).toBe('Terugbetalingsbeleid');
  });

  test('what stood before can be read as it stood: what did the customer agree to?', async () => {
    const before = now();
    await keepDefaultPages(market.ctx);
    market.clock.advance(60_000);
    await write('terms-and-conditions', 'Terms', 'First of ours.');
    const between = now();
    market.clock.advance(60_000);
    await write('terms-and-conditions', 'Terms', 'Second of ours.');
    const at = async (instant: string) => {
      const { version, origin, text } = await record('terms-and-conditions', { at: instant });
      return [version, origin, text.includes('First'), text.includes('Second')];
    };
    expect(await at(before)).toEqual([1, 'default', false, false]);
    expect(await at(between)).toEqual([2, 'operator', true, false]);
    expect(await at(now())).toEqual([3, 'operator', false, true]);
    const { versions } = await record('terms-and-conditions');
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('the same words again add no version', async () => {
    await write('shipping-policy', 'Delivery', 'Fast.');
    await write('shipping-policy', 'Delivery', 'Fast.');
    const { versions } = await record('shipping-policy');
    expect(versions.map(({ origin }) => origin)).toEqual(['operator', 'default']);
  });

  test('two operators at once leave two versions', async () => {
    await Promise.all([write('about-us', 'A', 'One.', 'fr'), write('about-us', 'B', 'Two.', 'fr')]);
    const { versions } = await record('about-us', { language: 'fr' });
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('no version is ever changed or taken away', async () => {
    await write('about-us', 'About', 'Us.', 'nl');
    const change = sql`update market_pages set text = 'Never said.'`.execute(market.ctx.db);
    await expect(change).rejects.toThrow('kept as they were');
    await expect(sql`delete from market_pages`.execute(market.ctx.db)).rejects.toThrow('kept as they were');
  });

  test('nothing stood before the first record', async () => {
    const refusal = await market.refused(
      'ops.page',
      { params: { slug: 'privacy-policy' }, query: { at: '2001-01-01T00:00:00.000Z' } },
      operator,
    );
    expect(refusal).toMatchObject({ status: 404, code: 'page_not_found' });
  });

  test('before the first hour the text that the software brings is version 0', async () => {
    expect(await record('cancellation-policy', { language: 'ar' })).toMatchObject({ origin: 'default' });
  });
});

test('what the software brings is on record each time it reads otherwise', async () => {
  await keepDefaultPages(market.ctx);
  await keepDefaultPages(market.ctx);
  const count = async () => (await record('privacy-policy', { language: 'nl' })).versions.length;
  expect(await count()).toBe(1);
  const notified = new Promise<void>((resolve) => {
    market.ctx.events.subscribe('settings', resolve);
  });
  await decideMarket(market.ctx, { businessName: 'Renamed' });
  await notified;
  market.clock.advance(60_000);
  await keepDefaultPages(market.ctx);
  expect(await count()).toBe(2);
  expect((await record('privacy-policy', { language: 'nl' })).text).toContain('Renamed');
});

test('a page that nobody has written is not there: 404 in words, not a malformed call', async () => {
  for (const slug of ['nope', '__proto__', 'terms'])
    expect(await market.refused('pages.get', { params: { slug } })).toMatchObject({
      status: 404,
      code: 'page_not_found',
      message: 'There is no such page here.',
    });
});

test('[NAV-12] a policy that the market does not have is not there, and the configuration says so', async () => {
  const notified = new Promise<void>((resolve) => {
    market.ctx.events.subscribe('settings', resolve);
  });
  await decideMarket(market.ctx, { policies: { refund: false, cancellation: false, shipping: false } });
  await notified;
  for (const slug of ['refund-policy', 'cancellation-policy', 'shipping-policy'] as const)
    expect(await market.refused('pages.get', { params: { slug } })).toMatchObject({
      status: 404,
      code: 'page_not_found',
    });
  expect(await page('privacy-policy')).toMatchObject({ slug: 'privacy-policy' });
  expect(await market.call('settings.config')).toMatchObject({
    refund_policy: 0,
    cancelation_policy: 0,
    shipping_policy: 0,
  });
});
