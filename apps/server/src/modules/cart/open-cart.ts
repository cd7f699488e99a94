import { type CartLine, type CheckedLine, recheckLines } from '@promenade/domain/cart';
import { getShopperId } from '../../platform/identity/actor.ts';
import { type Ctx, over } from '../../platform/context.ts';
import type { AskedIds } from '../../platform/database/generic-plan.ts';
import { refuse } from '../../platform/errors.ts';
import { type ItemForSale, listItemsForCart } from '../catalog/index.ts';
import { findModule, getMarket } from '../settings/index.ts';
import {
  type CartLineRow,
  type CartTables,
  findOpenRows,
  findOpenRowsAlong,
  holdOpenCart,
  itemIdsOfOpen,
} from './cart.repo.ts';
import { tellCart } from './cart-topic.ts';
import { lineOfRow } from './line-rows.ts';

/** Items by id, as the catalogue offers them now. */
export type ItemsForCart = ReadonlyMap<string, ItemForSale>;

/** A shopper's cart of one module with the items it speaks of. */
export interface OpenCart {
  /** Undefined where nothing was ever put into one, and it is only read. */
  readonly id: string | undefined;
  readonly moduleId: string;
  readonly lines: readonly CartLine[];
  readonly createdAt: ReadonlyMap<string, Date>;
  readonly items: ItemsForCart;
}

/** Maximum of one item and of lines in a cart; more is a mistake or abuse. */
export const mostOfOneItem = 9999;
export const mostLines = 100;

function bounded(entry: ItemForSale): ItemForSale {
  const { item } = entry.sale;
  const maximumCartQuantity = Math.min(item.maximumCartQuantity || mostOfOneItem, mostOfOneItem);
  return { ...entry, sale: { ...entry.sale, item: { ...item, maximumCartQuantity } } };
}

/** Items by their ids, each limited to what a cart can hold. A module that is switched off sells none. */
export async function itemsOf(ctx: Ctx, ids: AskedIds, likely?: readonly string[]): Promise<ItemsForCart> {
  const { modules } = await getMarket(ctx);
  const open = new Set(modules.flatMap(({ id, active }) => (active ? [id] : [])));
  const found = await listItemsForCart(ctx, ids, likely);
  const sold = [...found].filter(([, { moduleId }]) => open.has(moduleId));
  return new Map(sold.map(([id, entry]) => [id, bounded(entry)]));
}

/** The module that the caller is in. */
export async function moduleIdOf(ctx: Ctx): Promise<string> {
  const module = await findModule(ctx);
  return module?.id ?? refuse('not_ready');
}

/** Stored lines with what is sold of them. */
export function opened(
  rows: readonly CartLineRow[],
  items: ItemsForCart,
  of: Pick<OpenCart, 'id' | 'moduleId'>,
): OpenCart {
  const lines = rows.flatMap((row) => {
    const entry = items.get(row.item_id);
    return entry ? [lineOfRow(row, entry.sale)] : [];
  });
  return { ...of, lines, items, createdAt: new Map(rows.map((row) => [row.id, row.created_at])) };
}

/** The cart as it stands, held by nobody. */
export async function readCart(ctx: Ctx): Promise<OpenCart> {
  const moduleId = await moduleIdOf(ctx);
  const { id, rows } = await findOpenRows(over<CartTables>(ctx), getShopperId(ctx), moduleId);
  const itemIds = rows.map((row) => row.item_id);
  return opened(rows, await itemsOf(ctx, itemIds), { id, moduleId });
}

/**
 * The cart held until the transaction ends, with the item that is about to enter it: a change is about to be made.
 * It is held, read, and its items are looked up by statements that go together: one wait for the database.
 */
export async function holdCart(
  ctx: Ctx,
  enteringItemId?: string,
): Promise<OpenCart & { readonly id: string }> {
  const db = over<CartTables>(ctx);
  const moduleId = await moduleIdOf(ctx);
  const at = new Date(ctx.clock.now());
  const shopperId = getShopperId(ctx);
  await holdOpenCart(db, { id: ctx.ids.next(), shopperId, moduleId, at });
  tellCart(ctx, shopperId);
  const open = await findOpenRowsAlong(db, shopperId, moduleId);
  const entering = enteringItemId === undefined ? [] : [enteringItemId];
  const items = await itemsOf(ctx, itemIdsOfOpen(shopperId, moduleId, enteringItemId), entering);
  const { id, rows } = open();
  if (id === undefined) throw new Error('The cart that was just held is not there.');
  return { ...opened(rows, items, { id, moduleId }), id };
}

/** The store that the cart's lines come from; undefined while it is empty. */
export function storeOf({
  lines,
  items,
}: Pick<OpenCart, 'lines' | 'items'>): ItemForSale['sale']['store'] | undefined {
  return items.get(lines[0]?.itemId ?? '')?.sale.store;
}

/** Every line against what is sold at an instant. */
export function checkCart({ lines, items }: Pick<OpenCart, 'lines' | 'items'>, atMs: number): CheckedLine[] {
  return recheckLines(lines, (line) => items.get(line.itemId)?.sale, atMs);
}
