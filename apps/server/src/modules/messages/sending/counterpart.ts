import type { CounterpartKind } from '@promenade/domain/messages';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseValue } from '../../../platform/errors.ts';
import { getKnownStore } from '../../catalog/index.ts';
import { type AfterTables, findCourier } from '../../orders/index.ts';
import type { MessageTables, CounterpartColumns } from '../messages.tables.ts';
import { hasCarried } from '../subjects.repo.ts';

/** Whom a customer may write to, with what they are called. */
export type Named = CounterpartColumns & {
  /** A store that takes orders; one that does not is written to only about an order or trip of before. */
  readonly isActive: boolean;
};

const support: Named = {
  counterpart: 'support',
  store_id: null,
  courier_id: null,
  store_name: null,
  store_slug: null,
  store_logo: null,
  module_type: null,
  courier_name: null,
  isActive: true,
};

async function namedStore(ctx: Ctx, id: string): Promise<Named> {
  const { name, slug, logo, moduleType, schedule } = await getKnownStore(ctx, id);
  const store = { store_id: id, store_name: name, store_slug: slug, store_logo: logo };
  return { ...support, counterpart: 'store', ...store, module_type: moduleType, isActive: schedule.active };
}

/** A courier is known to those whose orders they carried, and to nobody else. */
async function namedCourier(ctx: Ctx, id: string): Promise<Named> {
  const courier = await findCourier(over<AfterTables>(ctx), id);
  const isKnown = await hasCarried(over<MessageTables>(ctx), id, getCustomer(ctx).customerId);
  if (!courier?.active || !isKnown) return refuse('courier_not_found');
  return { ...support, counterpart: 'courier', courier_id: id, courier_name: courier.name };
}

/** The counterpart that the caller names in a part of the request; refused if this customer cannot write to it. */
export async function named(
  ctx: Ctx,
  asked: { readonly counterpart?: CounterpartKind | undefined; readonly counterpart_id?: string | undefined },
  part: 'query' | 'body',
): Promise<Named> {
  const { counterpart, counterpart_id: id } = asked;
  if (counterpart === 'support') return support;
  if (counterpart === undefined || id === undefined) return refuseValue(part, 'counterpart');
  return counterpart === 'store' ? namedStore(ctx, id) : namedCourier(ctx, id);
}
