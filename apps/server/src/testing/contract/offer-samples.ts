import { fixture, type TestMarket } from '../index.ts';
import { formOf, itemFields } from '../partner-forms.fixture.ts';
import { newOperator, type WriteSamples } from './write-sample.ts';

const { modules, items } = fixture;

const newSale = (market: TestMarket) => ({
  module_id: modules.food,
  title: { en: 'Lunch' },
  starts_at: new Date(market.clock.now() + 3_600_000).toISOString(),
  ends_at: new Date(market.clock.now() + 7_200_000).toISOString(),
  items: [{ item_id: items.pasta, discount_type: 'amount' as const, discount: 1 }],
});
const newBanner = async () =>
  formOf({ module_id: modules.food, title_en: 'Pasta', image: (await itemFields())['image'] ?? '' });

type OfferWrite = 'ops.addFlashSale' | 'ops.switchFlashSale' | 'ops.addBanner' | 'ops.switchBanner';

/** For each write of flash sales and banners, a way to have it accepted. */
export const offerSamples: WriteSamples<OfferWrite> = {
  'ops.addFlashSale': async (market) => ({
    caller: await newOperator(market),
    input: { body: newSale(market) },
  }),
  'ops.switchFlashSale': async (market) => {
    const caller = await newOperator(market);
    const { flash_sale } = await market.call('ops.addFlashSale', { body: newSale(market) }, caller);
    return { caller, input: { params: { id: flash_sale.id }, body: { active: false } } };
  },
  'ops.addBanner': async (market) => ({
    caller: await newOperator(market),
    input: { body: await newBanner() },
  }),
  'ops.switchBanner': async (market) => {
    const caller = await newOperator(market);
    const { banner } = await market.call('ops.addBanner', { body: await newBanner() }, caller);
    return { caller, input: { params: { id: banner.id }, body: { active: false } } };
  },
};
