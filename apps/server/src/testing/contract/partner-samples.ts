import { type Caller, fixture, type TestMarket } from '../index.ts';
import { courierFields, formOf, itemFields, pictureBytes, storeFields } from '../partner-forms.fixture.ts';
import type { WriteSamples } from './write-sample.ts';

/** A pending application, as the operator refers to it. */
async function waiting(market: TestMarket): Promise<{ caller: Caller; input: { params: { id: string } } }> {
  const fields = await storeFields();
  await market.call('partners.registerStore', { body: formOf(fields) });
  const caller = { token: await market.operatorToken() };
  const { applications } = await market.call('ops.partnerApplications', { query: {} }, caller);
  const id = applications.find(({ email }) => email === fields['email'])?.id ?? '';
  return { caller, input: { params: { id } } };
}

/** Writes of partners. */
export const partnerSamples: WriteSamples<
  | 'partners.registerStore'
  | 'partners.registerCourier'
  | 'ops.approvePartner'
  | 'ops.refusePartner'
  | 'ops.addItem'
  | 'ops.setItemPicture'
  | 'ops.setItemChoices'
> = {
  'partners.registerStore': async () => ({ caller: {}, input: { body: formOf(await storeFields()) } }),
  'partners.registerCourier': async () => ({ caller: {}, input: { body: formOf(await courierFields()) } }),
  'ops.approvePartner': waiting,
  'ops.addItem': async (market) => {
    const { token } = await market.call(
      'ops.giveToken',
      { body: { role: 'store', holder_id: fixture.stores.bakery } },
      { token: await market.operatorToken() },
    );
    return { caller: { token }, input: { body: formOf(await itemFields()) } };
  },
  'ops.setItemPicture': async (market) => ({
    caller: { token: await market.operatorToken() },
    input: {
      params: { id: fixture.items.lemonade },
      body: formOf({ image: await pictureBytes() }),
    },
  }),
  'ops.setItemChoices': async (market) => ({
    caller: { token: await market.operatorToken() },
    input: {
      params: { id: fixture.items.lemonade },
      body: {
        food_variations: [{ name: 'Size', type: 'single', required: true, values: [{ label: 'Small' }] }],
        add_ons: [{ name: 'Ice', price: 0.5 }],
      },
    },
  }),
  'ops.refusePartner': async (market) => {
    const { caller, input } = await waiting(market);
    return { caller, input: { ...input, body: { reason: 'Too far away' } } };
  },
};
