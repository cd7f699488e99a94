import type { Language } from '@promenade/contract/refusals';
import type { SaleItem } from '@promenade/domain/cart';
import type { Discount, FoodChoice, FoodVariationGroup, Item, Variation } from '@promenade/domain/catalog';
import type { Ctx } from '../../../platform/context.ts';
import type { AskedIds } from '../../../platform/database/generic-plan.ts';
import {
  type AddOnColumn,
  type ItemRow,
  type LocalText,
  textIn,
  type VariationGroupColumn,
} from '../catalog.tables.ts';
import { categoryNames } from '../categories/known-categories.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { scheduleOf } from '../stores/opening.ts';
import { askedChoices } from './asked-choices.ts';
import { itemScheduleOf } from './item-schedule.ts';
import { readItemRows } from './known-item-rows.ts';
import { type ItemView, uncountedStock, viewItemRow } from './items.view.ts';

/** An item as cart and checkout deal with it. Its choices go by their English names, whatever the shopper reads. */
export interface ItemForSale {
  readonly sale: SaleItem;
  readonly moduleId: string;
  readonly zoneId: string;
  readonly image: string;
  readonly taxPercent: number;
  /** In all languages, for what outlives the language it was bought in. */
  readonly names: LocalText;
  readonly groups: readonly VariationGroupColumn[];
  readonly addOns: readonly AddOnColumn[];
  /** What {@link viewItem} shows. */
  readonly row: ItemRow;
}

const canonical: Language = 'en';

function otherTexts(text: LocalText): string[] {
  return Object.values(text).filter((one) => one !== textIn(text, canonical));
}

/** A group as the rules know it. */
export function toGroup(group: VariationGroupColumn): FoodVariationGroup {
  return {
    name: textIn(group.name, canonical),
    alsoNamed: otherTexts(group.name),
    type: group.type,
    min: group.min,
    max: group.max,
    required: group.required,
    values: group.options.map(({ label, priceMinor, selected }) => ({
      label: textIn(label, canonical),
      alsoLabelled: otherTexts(label),
      optionPriceMinor: priceMinor,
      isSelected: selected ?? false,
    })),
  };
}

type StoredDiscount = { readonly type: 'percent' | 'amount' | null; readonly value: number | null };

function toDiscount({ type, value }: StoredDiscount): Discount | undefined {
  if (type === null || value === null) return undefined;
  return type === 'percent' ? { type, percent: value } : { type, amountMinor: value };
}

function toVariations(row: ItemRow): Variation[] {
  return row.variations.map((one) => ({ ...one, stock: row.stocks[one.type] ?? uncountedStock }));
}

function toItem(row: ItemRow, language: Language): Item {
  return {
    id: row.id,
    name: row.name,
    storeId: row.store_id,
    priceMinor: row.price_minor,
    discount: toDiscount({ type: row.discount_type, value: row.discount_value }),
    flashDiscount: row.flash ? toDiscount(row.flash) : undefined,
    stock: row.stock ?? undefined,
    maximumCartQuantity: row.maximum_cart_quantity ?? undefined,
    foodVariations: row.variation_groups.map(toGroup),
    variations: toVariations(row),
    variationTitles: askedChoices(row, language),
    addOns: row.add_ons.map(({ id, name, priceMinor }) => ({ id, name: textIn(name, language), priceMinor })),
  };
}

function toItemForSale(scope: Scope, row: ItemRow): ItemForSale {
  return {
    sale: {
      item: toItem(row, scope.language),
      store: { id: row.store_id, name: row.store_name },
      model: row.available_from_date === null ? 'Item' : 'ItemCampaign',
      schedule: itemScheduleOf(row),
      storeSchedule: scheduleOf(scope, row, row.store_active),
    },
    moduleId: row.module_id,
    zoneId: row.zone_id,
    image: row.image,
    taxPercent: row.tax_percent,
    names: row.names,
    groups: row.variation_groups,
    addOns: row.add_ons,
    row,
  };
}

/**
 * Items for a cart by id, on sale or not, wherever they are; unknown ids are left out. One statement.
 * @param likely of ids that the database is asked for, those that are known
 */
export async function listItemsForCart(
  ctx: Ctx,
  itemIds: AskedIds,
  likely: readonly string[] = Array.isArray(itemIds) ? itemIds : [],
): Promise<Map<string, ItemForSale>> {
  if (Array.isArray(itemIds) && itemIds.length === 0) return new Map();
  const scope = await scopeOf(ctx);
  const rows = await readItemRows(ctx, itemIds, scope, likely);
  return new Map(rows.map((row) => [row.id, toItemForSale(scope, row)]));
}

/** Items of cart lines as the wire has them, in their order. Costs no statement. */
export async function viewItems(ctx: Ctx, items: readonly ItemForSale[]): Promise<ItemView[]> {
  const [scope, categoryName] = [await scopeOf(ctx), await categoryNames(ctx)];
  return items.map(({ row }) => viewItemRow(scope, row, categoryName));
}

/** A group's name in a language, for a refusal or a line that knows it by its English one. */
export function localGroupName(item: Pick<ItemForSale, 'groups'>, name: string, language: Language): string {
  const group = item.groups.find((one) => textIn(one.name, canonical) === name);
  return group ? textIn(group.name, language) : name;
}

/** Choices that go by English names, in a language. */
export function localChoices(
  item: Pick<ItemForSale, 'groups'>,
  choices: readonly FoodChoice[],
  language: Language,
): FoodChoice[] {
  return choices.map(({ name, labels }) => {
    const options = item.groups.find((group) => textIn(group.name, canonical) === name)?.options ?? [];
    const labelled = labels.map((label) => {
      const option = options.find((one) => textIn(one.label, canonical) === label);
      return option ? textIn(option.label, language) : label;
    });
    return { name: localGroupName(item, name, language), labels: labelled };
  });
}
