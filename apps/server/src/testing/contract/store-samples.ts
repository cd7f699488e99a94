import { fixture } from '../index.ts';
import { newOperator, type WriteSamples } from './write-sample.ts';

type StoreWrite =
  | 'ops.setStoreOpen'
  | 'ops.setStoreDelivery'
  | 'ops.setStoreReviews'
  | 'ops.setStoreDiscount'
  | 'ops.setStoreHours';

/** For each write of what a store decides, a way to have it accepted. */
export const storeSamples: WriteSamples<StoreWrite> = {
  'ops.setStoreOpen': async (market) => ({
    caller: await newOperator(market),
    input: { params: { id: fixture.stores.bakery }, body: { active: false } },
  }),
  'ops.setStoreDelivery': async (market) => ({
    caller: await newOperator(market),
    input: { params: { id: fixture.stores.bakery }, body: { rates: { per_km: 1, minimum: 2 } } },
  }),
  'ops.setStoreReviews': async (market) => ({
    caller: await newOperator(market),
    input: { params: { id: fixture.stores.bakery }, body: { reviews: true } },
  }),
  'ops.setStoreDiscount': async (market) => ({
    caller: await newOperator(market),
    input: { params: { id: fixture.stores.bakery }, body: { discount: { percent: 15 } } },
  }),
  'ops.setStoreHours': async (market) => ({
    caller: await newOperator(market),
    input: {
      params: { id: fixture.stores.bakery },
      body: { opening_hours: [{ weekday: 1, opens: '07:00', closes: '19:00' }], days_off: ['2026-12-25'] },
    },
  }),
};
