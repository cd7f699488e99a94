import { capabilitiesOf } from '@promenade/domain/modules';
import { call } from '../../../lib/api/browser-client.ts';
import { keepCount } from '../../../lib/api/keep-count.ts';
import { storedModule } from '../../../lib/session/stored-module.ts';

/** What the header's count is read with. */
export interface CartCalls {
  /** The lines of the cart of the current module. */
  readonly lines: () => Promise<readonly unknown[]>;
  readonly tripLines: () => Promise<readonly unknown[]>;
}

const browserCalls: CartCalls = {
  lines: () => call('cart.list'),
  tripLines: async () => (await call('tripCart.get')).carts,
};

/** Stores the number of lines in the customer's cart, for the header; in rental the trip cart's (MOD-07). */
export async function countCart({ lines, tripLines }: CartCalls = browserCalls): Promise<void> {
  const module = storedModule();
  await keepCount(module && capabilitiesOf(module.module_type).trips ? tripLines : lines);
}
