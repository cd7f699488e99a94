import type { Reply } from '@promenade/contract/calls';
import { sumMinor } from '@promenade/domain/money';
import { getCustomer } from '../../platform/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { listItemsForCart } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import type { CartTables } from './cart.repo.ts';
import { listLines } from './empty-cart.ts';
import {
  countLines,
  deleteCart,
  holdPlace,
  listParked,
  lockParked,
  openParked,
  type ParkedCart,
  parkCart,
} from './parked.repo.ts';

type Parked = Reply<'cart.parked'>[number];
type Items = Awaited<ReturnType<typeof listItemsForCart>>;

function viewParked(cart: ParkedCart, items: Items, moduleType: Parked['module_type']): Parked {
  const sold = cart.lines.flatMap(({ item_id }) => items.get(item_id) ?? []);
  return {
    id: cart.id,
    module_id: cart.module_id,
    module_type: moduleType,
    store_name: sold[0]?.sale.store.name ?? '',
    item_names: sold.map(({ sale }) => sale.item.name),
    quantity: sumMinor(cart.lines.map(({ quantity }) => quantity)),
    parked_at: cart.parked_at.toISOString(),
  };
}

/** GET /customer/cart/parked: what was put aside at sign-in. */
export async function listParkedCarts(ctx: Ctx): Promise<Reply<'cart.parked'>> {
  const { modules } = await getMarket(ctx);
  const carts = await listParked(over<CartTables>(ctx), getCustomer(ctx).customerId);
  const ids = carts.flatMap(({ lines }) => lines.map(({ item_id }) => item_id));
  const items = await listItemsForCart(ctx, [...new Set(ids)]);
  return carts.flatMap((cart) => {
    const module = modules.find(({ id }) => id === cart.module_id);
    return module ? [viewParked(cart, items, module.module_type as Parked['module_type'])] : [];
  });
}

/** POST /customer/cart/parked/{id}/restore: opens it; an open cart of the module with something in it is parked. */
export async function restoreParkedCart(ctx: Ctx, id: string): Promise<Reply<'cart.restoreParked'>> {
  const db = over<CartTables>(ctx);
  const { customerId } = getCustomer(ctx);
  const parked = await lockParked(db, customerId, id);
  if (!parked) return refuse('parked_cart_not_found');
  const at = new Date(ctx.clock.now());
  const place = { id: ctx.ids.next(), shopperId: customerId, moduleId: parked.module_id };
  const current = await holdPlace(db, place);
  if ((await countLines(db, current.id)) === 0) await deleteCart(db, current.id);
  else await parkCart(db, current.id, at);
  await openParked(db, parked.id, at);
  return listLines({ ...ctx, where: { ...ctx.where, moduleId: parked.module_id } });
}
