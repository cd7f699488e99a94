import { capabilitiesOf } from '@promenade/domain/modules';
import type { ChosenModule } from '../../lib/session/visit.ts';
import type { ListedCoupon } from '../../lib/wire/coupon-notes.ts';

type Scope = Pick<ListedCoupon, 'module_id' | 'coupon_type'> & {
  readonly stores: readonly Pick<ListedCoupon['stores'][number], 'module_id'>[];
};

/** Whether a coupon can be used in a module; any can where none is chosen, or the chosen one takes no coupons. */
export function usableIn({ module_id, coupon_type, stores }: Scope, module: ChosenModule | null): boolean {
  if (!module) return true;
  const { items, trips } = capabilitiesOf(module.module_type);
  if (!items && !trips) return true;
  if (coupon_type === 'free_delivery' && !items) return false;
  if (module_id !== null && module_id !== module.id) return false;
  return stores.length === 0 || stores.some((store) => store.module_id === module.id);
}

/** Coupons of the chosen module before those of others. */
export function usableFirst<C extends Scope>(
  coupons: readonly C[],
  module: ChosenModule | null,
): readonly C[] {
  return coupons.toSorted((a, b) => Number(usableIn(b, module)) - Number(usableIn(a, module)));
}
