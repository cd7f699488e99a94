import type { Reply } from '@promenade/contract/calls';
import type { ParkedStore } from '@promenade/domain/cart';
import { sumMinor } from '@promenade/domain/money';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { listItemsForCart } from '../../catalog/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { CartTables } from '../cart.repo.ts';
import { tellCart } from '../cart-topic.ts';
import { listLines } from '../empty-cart.ts';
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

async function readParked(ctx: Ctx): Promise<{ carts: readonly ParkedCart[]; items: Items }> {
  const carts = await listParked(over<CartTables>(ctx), getShopperId(ctx));
  const ids = carts.flatMap(({ lines }) => lines.map(({ item_id }) => item_id));
  return { carts, items: await listItemsForCart(ctx, [...new Set(ids)]) };
}

/** GET /customer/cart/parked: what was put aside. */
export async function listParkedCarts(ctx: Ctx): Promise<Reply<'cart.parked'>> {
  const { modules } = await getMarket(ctx);
  const { carts, items } = await readParked(ctx);
  return carts.flatMap((cart) => {
    const module = modules.find(({ id }) => id === cart.module_id);
    return module ? [viewParked(cart, items, module.module_type)] : [];
  });
}

/** The parked carts of a module by their stores, the latest first: what 'keep both' chooses among. */
export async function listParkedStores(ctx: Ctx, moduleId: string): Promise<ParkedStore[]> {
  const { carts, items } = await readParked(ctx);
  return carts
    .filter(({ module_id }) => module_id === moduleId)
    .map(({ id, lines }) => ({
      cartId: id,
      storeId: lines.flatMap(({ item_id }) => items.get(item_id)?.sale.store.id ?? [])[0],
    }));
}

async function holdParked(ctx: Ctx, id: string) {
  const parked = await lockParked(over<CartTables>(ctx), getShopperId(ctx), id);
  return parked ?? refuse('parked_cart_not_found');
}

/** POST /customer/cart/parked/{id}/restore: opens it; an open cart of the module with something in it is parked. */
export async function restoreParkedCart(ctx: Ctx, id: string): Promise<Reply<'cart.restoreParked'>> {
  const db = over<CartTables>(ctx);
  const parked = await holdParked(ctx, id);
  const at = new Date(ctx.clock.now());
  const shopperId = getShopperId(ctx);
  const place = { id: ctx.ids.next(), shopperId, moduleId: parked.module_id };
  const current = await holdPlace(db, place);
  if ((await countLines(db, current.id)) === 0) await deleteCart(db, current.id);
  else await parkCart(db, current.id, at);
  await openParked(db, parked.id, at);
  tellCart(ctx, shopperId);
  return listLines({ ...ctx, where: { ...ctx.where, moduleId: parked.module_id } });
}

/** DELETE /customer/cart/parked/{id}: it is given up, with what is in it. */
export async function removeParkedCart(ctx: Ctx, id: string): Promise<Reply<'cart.removeParked'>> {
  const parked = await holdParked(ctx, id);
  await deleteCart(over<CartTables>(ctx), parked.id);
  tellCart(ctx, getShopperId(ctx));
  return listParkedCarts(ctx);
}
