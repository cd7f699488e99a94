import type { Reply } from '@promenade/contract/calls';
import type { Language } from '@promenade/contract/refusals';
import { itemAvailability } from '@promenade/domain/catalog';
import { formatWallMinute, isInWindow, isOnItsDays } from '@promenade/domain/hours';
import {
  type AddOnColumn,
  type ChoiceOptionColumn,
  type ItemCardRow,
  type ItemRow,
  type LocalText,
  type MarkColumn,
  textIn,
  type VariationGroupColumn,
} from '../catalog.tables.ts';
import { moduleTypeOf, type Scope } from '../scope.ts';
import { delivers, deliversFree } from '../stores/delivery-terms.ts';
import { runningPercent, viewStoreDiscount } from '../stores/store-discount.ts';
import { scheduleOf, shownState, timeZoneOf } from '../stores/opening.ts';
import { questionsOf } from './asked-choices.ts';
import { itemScheduleOf, itemTimesOf } from './item-schedule.ts';

/** An item as the wire's cards have it. */
export type ItemCard = Reply<'catalog.popularItems'>['items'][number];
/** An item as its page and the cart's lines have it. */
export type ItemView = Reply<'catalog.item'>;

/** Minutes after midnight → `HH:mm:ss`. */
export const wallTime = (minute: number | null): string | null =>
  minute === null ? null : `${formatWallMinute(minute)}:00`;

/** A campaign's item runs on its days, any other always. */
function runsToday(scope: Scope, row: ItemCardRow, { window, campaign } = itemTimesOf(row)): boolean {
  return !campaign || isOnItsDays({ ...campaign, daily: window }, scope.wallClock(timeZoneOf(scope, row)));
}

/** Whether it is offered now, and whether its hours are why it is not. */
function viewTimes(scope: Scope, row: ItemCardRow): Pick<ItemCard, 'available' | 'outside_hours'> {
  const times = itemTimesOf(row);
  const { window } = times;
  const wallMinute = (): number => scope.wallClock(timeZoneOf(scope, row)).minute;
  const isInHours = !window || isInWindow(window.startMinute, window.endMinute, wallMinute());
  const isItsDay = runsToday(scope, row, times);
  return { available: isItsDay && isInHours, outside_hours: isItsDay && !isInHours };
}

/** Whether its store is closed now, and when that changes. */
function viewOpening(scope: Scope, row: ItemCardRow): Pick<ItemCard, 'store_closed' | 'store_opens_at'> {
  const { open, opens_at } = shownState(scope, { ...row, active: row.store_active });
  return { store_closed: !open, store_opens_at: opens_at };
}

// A running flash sale beats the item's own discount and the store's (api.md, rule 2).
function viewDiscount(scope: Scope, row: ItemCardRow) {
  const { type, value } = row.flash ?? {
    type: row.discount_type ?? 'percent',
    value: row.discount_value ?? 0,
  };
  return {
    discount: type === 'amount' ? scope.major(value) : value,
    discount_type: type,
    store_discount: row.flash ? 0 : (runningPercent(scope, row) ?? 0),
    flash_sale_ends_at: row.flash && new Date(row.flash.endsAtMs).toISOString(),
  };
}

/** Row → card. */
export function viewItemCard(scope: Scope, row: ItemCardRow): ItemCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: row.image,
    image_full_url: scope.picture(row.image),
    image_width: row.image_width,
    image_height: row.image_height,
    store_id: row.store_id,
    store_name: row.store_name,
    store_slug: row.store_slug,
    zone_id: row.zone_id,
    module_id: row.module_id,
    module_type: moduleTypeOf(scope, row.module_id),
    category_id: row.category_id,
    price: scope.major(row.price_minor),
    price_to: scope.major(row.price_to_minor),
    ...viewDiscount(scope, row),
    stock: row.stock,
    maximum_cart_quantity: row.maximum_cart_quantity,
    veg: row.veg,
    organic: row.organic,
    recommended: row.recommended,
    is_halal: row.halal,
    halal_tag_status: row.store_halal,
    has_choices: row.has_choices,
    unit_type: row.unit,
    generic_name: row.generic_names.map((name) => textIn(name, scope.language)),
    is_prescription_required: row.prescription,
    avg_rating: row.rating,
    rating_count: row.rating_count,
    available_time_starts: wallTime(row.available_from_minute),
    available_time_ends: wallTime(row.available_until_minute),
    ...viewTimes(scope, row),
    ...viewOpening(scope, row),
  };
}

type Reader = Pick<Scope, 'language' | 'major'>;

/** A group as it is asked. */
export function viewGroup(scope: Reader, group: VariationGroupColumn): ItemView['food_variations'][number] {
  return {
    name: textIn(group.name, scope.language),
    type: group.type,
    min: group.min,
    max: group.max,
    required: group.required,
    values: group.options.map((option) => ({
      label: textIn(option.label, scope.language),
      optionPrice: scope.major(option.priceMinor),
      isSelected: option.selected ?? false,
    })),
  };
}

function viewAddOn(scope: Scope, addOn: AddOnColumn, storeId: string): ItemView['add_ons'][number] {
  return {
    id: addOn.id,
    name: textIn(addOn.name, scope.language),
    price: scope.major(addOn.priceMinor),
    store_id: storeId,
  };
}

/** A category's name by its id. */
export type CategoryName = (categoryId: string, language: Language) => string;

/** A question as it is asked. */
export const viewQuestion = (
  { language }: Pick<Scope, 'language'>,
  { name, title, options }: ChoiceOptionColumn,
): ItemView['choice_options'][number] => ({
  name,
  title: textIn(title, language),
  options: options.map(({ key }) => key),
  labels: options.map(({ label }) => textIn(label, language)),
});

function viewChoices(scope: Scope, row: ItemRow) {
  return {
    food_variations: row.variation_groups.map((group) => viewGroup(scope, group)),
    variations: row.variations.map(({ type, priceMinor }) => ({
      type,
      price: scope.major(priceMinor),
      stock: row.stocks[type] ?? uncountedStock,
    })),
    choice_options:
      row.variations.length === 0 ? [] : questionsOf(row).map((question) => viewQuestion(scope, question)),
    add_ons: row.add_ons.map((addOn) => viewAddOn(scope, addOn, row.store_id)),
  };
}

/** Stock of a variation whose stock is not counted: more than any cart may hold. */
export const uncountedStock = 9_999;

const viewMark = (scope: Scope, { id, slug, name, image }: MarkColumn) => ({
  id,
  slug,
  name,
  image,
  image_full_url: scope.picture(image),
});

function viewGoods(scope: Scope, row: ItemRow) {
  const texts = (list: readonly LocalText[]): string[] => list.map((text) => textIn(text, scope.language));
  return {
    tags: texts(row.tags).map((name) => ({ name })),
    nutritions_name: texts(row.nutrition),
    allergies_name: texts(row.allergens),
    gtin: row.gtin,
    brand: row.brand && viewMark(scope, row.brand),
    conditions: row.conditions.map((condition) => viewMark(scope, condition)),
    reviews_status: row.store_reviews,
  };
}

/** Whether a campaign ends before its item could be had again (ITEM-06). */
function isOver(scope: Scope, row: ItemRow): boolean {
  if (row.available_until_date === null) return false;
  const store = scheduleOf(scope, row, row.store_active);
  return itemAvailability(itemScheduleOf(row), store, scope.nowMs).state === 'off_sale';
}

/** Row → item, with all that its page and the cart's lines show. */
export function viewItemRow(scope: Scope, row: ItemRow, categoryName: CategoryName): ItemView {
  const card = viewItemCard(scope, row);
  const canBeHad = runsToday(scope, row) && !isOver(scope, row);
  return {
    ...card,
    available: card.available && canBeHad,
    ...viewChoices(scope, row),
    ...viewGoods(scope, row),
    images_full_url: [card.image_full_url, ...row.images.map(({ name }) => scope.picture(name))],
    available_date_starts: row.available_from_date,
    available_date_ends: row.available_until_date,
    // Nothing can be scheduled for a campaign that is not running, or over by then.
    schedule_order: row.schedule_order && scope.settings.scheduleOrder && canBeHad,
    category_ids: [{ id: row.category_id, name: categoryName(row.category_id, scope.language) }],
    whislists_count: row.wishlist_count,
    store_offer: viewStoreDiscount(scope, row),
    delivery: delivers(scope, row),
    free_delivery: deliversFree(scope, row),
    store_minimum_order: scope.major(row.minimum_order_minor),
  };
}
