import type { Reply } from '@promenade/contract/calls';
import { type CartLine, type CheckedLine, lineTotalMinor } from '@promenade/domain/cart';
import { discountedPrice, variationKey } from '@promenade/domain/catalog';
import type { Language } from '@promenade/contract/refusals';
import { toMajor } from '@promenade/domain/money';
import { lineDiscount } from '@promenade/domain/pricing';
import type { Ctx } from '../../platform/context.ts';
import { type ItemForSale, localChoices, viewItems } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { checkCart, type OpenCart } from './open-cart.ts';

type WireLine = Reply<'cart.list'>[number];

interface ShownLine {
  readonly checked: CheckedLine;
  readonly entry: ItemForSale;
  readonly item: WireLine['item'];
}

/** A variation with its price and stock of now; one that is sold no more has its type left. */
function variationOf(type: string, { variations }: WireLine['item']): WireLine['variation'] {
  const key = variationKey(type);
  return [variations.find((one) => variationKey(one.type) === key) ?? { type }];
}

/** Choices in the caller's language; the cart knows them by their English names. */
function viewVariation(
  line: CartLine,
  { entry, item }: ShownLine,
  language: Language,
): WireLine['variation'] {
  if (line.variationType !== undefined) return variationOf(line.variationType, item);
  return localChoices(entry, line.food, language).map(({ name, labels }) => ({
    name,
    values: { label: [...labels] },
  }));
}

function problemOf({ refusal, priceChanged }: CheckedLine): WireLine['problem'] {
  switch (refusal?.code) {
    case undefined:
      return priceChanged ? 'price_changed' : null;
    case 'choice_required':
    case 'choice_count':
    case 'add_on_unknown':
      return 'choice_unknown';
    case 'variation_out_of_stock':
      return 'out_of_stock';
    default:
      return refusal?.code ?? null;
  }
}

function viewLine(shown: ShownLine, language: Language, decimals: number): WireLine {
  const { checked, item } = shown;
  const { line } = checked;
  const major = (amountMinor: number): number => toMajor(amountMinor, decimals);
  return {
    id: line.id,
    item,
    quantity: line.quantity,
    price: major(line.unitPriceMinor),
    discounted_price: major(discountedPrice(line.unitPriceMinor, lineDiscount(line))),
    add_ons_price: major(line.addOnsMinor),
    total_price: major(lineTotalMinor(line)),
    variation: viewVariation(line, shown, language),
    add_ons: line.addOns.map(({ id, name, priceMinor, quantity }) => ({
      id,
      name,
      price: major(priceMinor),
      quantity,
    })),
    problem: problemOf(checked),
  };
}

/** The whole list of lines, as every call of the cart answers it. */
export async function viewCart(
  ctx: Ctx,
  cart: Pick<OpenCart, 'lines' | 'items'>,
): Promise<Reply<'cart.list'>> {
  const { settings } = await getMarket(ctx);
  const known = checkCart(cart, ctx.clock.now()).flatMap((checked) => {
    const entry = cart.items.get(checked.line.itemId);
    return entry ? [{ checked, entry }] : [];
  });
  const items = await viewItems(
    ctx,
    known.map(({ entry }) => entry),
  );
  return known.map((one, place) => {
    const item = items[place] as WireLine['item'];
    return viewLine({ ...one, item }, ctx.language, settings.currency.decimals);
  });
}
