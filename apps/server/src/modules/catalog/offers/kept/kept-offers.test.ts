import type { Body } from '@promenade/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, fixture, openTestMarket, type TestMarket } from '../../../../testing/index.ts';
import { formOf, type FormFields, itemFields, pdfBytes } from '../../../../testing/partner-forms.fixture.ts';

const { items, stores, modules, categories, zones } = fixture;
const nobody = '0190a000-ffff-7000-8000-00000000dead';

let market: TestMarket;
let operator: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(() => {
  market.clock.set('2026-06-17T15:30:00.000Z');
});

type NewSale = Body<'ops.addFlashSale'>;
const lunch: NewSale = {
  module_id: modules.food,
  title: { en: 'Lunch', nl: 'Lunch!' },
  starts_at: '2026-06-17T12:00:00-03:00',
  ends_at: '2026-06-17T13:00:00-03:00',
  items: [
    { item_id: items.salad, discount_type: 'percent', discount: 5 },
    { item_id: items.pasta, discount_type: 'amount', discount: 3 },
  ],
};
const price = async () => {
  const { discount, discount_type } = await market.call('catalog.item', { params: { id: items.pasta } });
  return { discount, discount_type };
};

test('[ITEM-01] an operator sets a flash sale while the market runs, lists it and ends it', async () => {
  const before = await price();
  const { flash_sale: sale, message } = await market.call('ops.addFlashSale', { body: lunch }, operator);
  expect(message).toBe('Added.');
  expect(sale).toMatchObject({ title: 'Lunch', active: true, ends_at: '2026-06-17T16:00:00.000Z' });
  expect(await price()).toEqual({ discount: 3, discount_type: 'amount' });
  expect(await market.call('catalog.flashSale', {})).toMatchObject({ id: sale.id, item_count: 2 });
  expect(await market.call('ops.flashSales', {}, operator)).toContainEqual(sale);
  const turn = (active: boolean) => ({ params: { id: sale.id }, body: { active } });
  await market.call('ops.switchFlashSale', turn(false), operator);
  expect(await price()).toEqual(before);
  expect(await market.call('ops.flashSales', {}, operator)).toContainEqual({ ...sale, active: false });
  await market.call('ops.switchFlashSale', turn(true), operator);
  expect(await price()).toEqual({ discount: 3, discount_type: 'amount' });
  await market.call('ops.switchFlashSale', turn(false), operator);
  const unknown = { params: { id: nobody }, body: { active: false } };
  expect((await market.refused('ops.switchFlashSale', unknown, operator)).code).toBe('offer_not_found');
});

test.each<[string, Partial<NewSale>]>([
  ['ends_at is after starts_at', { ends_at: lunch.starts_at }],
  ['ends_at is not over', { starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-01-02T00:00:00Z' }],
  [`no module is known by the id ${nobody}`, { module_id: nobody }],
  [`no item of the module is known by the id ${items.salad}`, { module_id: modules.grocery }],
  ['a discount is a whole percent up to 100', saleOf('percent', 101)],
  ['a discount is a whole percent up to 100', saleOf('percent', 2.5)],
  ['a discount is more than nothing', saleOf('amount', 0)],
  ['an item is named once', { items: [...lunch.items, ...lunch.items] }],
])('a flash sale is refused, and nothing kept: %s', async (detail, change) => {
  const before = await market.count('flash_sales');
  const refusal = await market.refused('ops.addFlashSale', { body: { ...lunch, ...change } }, operator);
  expect(refusal).toMatchObject({ code: 'offer_unfit', message: `This offer is not possible: ${detail}.` });
  expect(await market.count('flash_sales')).toBe(before);
});

test('what is wrong with an offer is said in the operator’s language: half of it was English', async () => {
  const dutch = { ...operator, language: 'nl' } as const;
  const body = { ...lunch, module_id: nobody };
  expect((await market.refused('ops.addFlashSale', { body }, dutch)).message).toBe(
    `Deze aanbieding is niet mogelijk: geen afdeling heeft het id ${nobody}.`,
  );
});

test('an amount off that no column holds is refused: it was a fault', async () => {
  const refusal = await market.refused(
    'ops.addFlashSale',
    { body: { ...lunch, ...saleOf('amount', 1e9) } },
    operator,
  );
  expect(refusal).toMatchObject({ code: 'malformed', message: expect.stringContaining('21474836.47') });
});
function saleOf(discount_type: 'percent' | 'amount', discount: number): Partial<NewSale> {
  return { items: [{ item_id: items.salad, discount_type, discount }] };
}

async function banner(change: FormFields = {}): Promise<FormData> {
  const { image } = await itemFields();
  return formOf({ module_id: modules.food, title_en: 'Pasta week', image: image ?? '', ...change });
}
const shown = async () => (await market.call('catalog.banners', {})).map(({ title }) => title);

test('[MOD-08] an operator puts up a banner while the market runs, lists it and takes it away', async () => {
  const body = await banner({ store_id: stores.trattoria, zone_id: zones.centre, position: '3' });
  const { banner: put } = await market.call('ops.addBanner', { body }, operator);
  expect(put).toMatchObject({ title: 'Pasta week', store_id: stores.trattoria, position: 3, active: true });
  const picture = await market.app.inject(put.image_full_url.replace(market.ctx.publicUrl, ''));
  expect(picture.statusCode).toBe(200);
  expect(await shown()).toContain('Pasta week');
  expect(await market.call('ops.banners', {}, operator)).toContainEqual(put);
  await market.call('ops.switchBanner', { params: { id: put.id }, body: { active: false } }, operator);
  expect(await shown()).not.toContain('Pasta week');
  expect(await market.call('ops.banners', {}, operator)).toContainEqual({ ...put, active: false });
  const unknown = { params: { id: nobody }, body: { active: true } };
  expect((await market.refused('ops.switchBanner', unknown, operator)).code).toBe('offer_not_found');
});

test('a banner without a picture, or to what is not there, is refused, and nothing kept', async () => {
  const before = await market.count('banners');
  const refused = async (change: FormFields) =>
    market.refused('ops.addBanner', { body: await banner(change) }, operator);
  const { store_id: _none, ...bare } = { module_id: modules.food, title_en: 'Bare', store_id: '' };
  const body = formOf(bare);
  expect((await market.refused('ops.addBanner', { body }, operator)).code).toBe('file_missing');
  expect((await refused({ image: pdfBytes })).code).toBe('image_format');
  expect((await refused({ image: new Uint8Array(2 * 1024 * 1024 + 1) })).code).toBe('image_too_large');
  const told = async (change: FormFields) => (await refused(change)).message;
  expect(await told({ store_id: nobody })).toContain(`no store of the module is known by the id ${nobody}`);
  expect(await told({ category_id: categories.pantry })).toContain('no category of the module');
  expect(await told({ item_id: nobody })).toContain('no item of the module');
  expect(await told({ campaign_id: nobody })).toContain('no campaign of the module');
  expect(await told({ zone_id: nobody })).toContain(`no zone is known by the id ${nobody}`);
  expect(await told({ module_id: nobody })).toContain('no module is known');
  expect(await told({ store_id: stores.trattoria, item_id: items.pasta })).toContain('leads to one thing');
  expect(await market.count('banners')).toBe(before);
});
