import type { RefusalParams } from '@promenade/contract/refusals';
import type { AddLineRefusal, UpdateLineRefusal } from '@promenade/domain/cart';
import { formatWallMinute } from '@promenade/domain/hours';
import { formatPrice, toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type ItemForSale, localGroupName } from '../catalog/index.ts';
import { getMarket, type MarketSettings } from '../settings/index.ts';

/** Any reason why a line does not enter the cart, or cannot be ordered. */
export type AnyLineRefusal = AddLineRefusal | UpdateLineRefusal;

interface Told {
  readonly params: RefusalParams;
  readonly extra: Readonly<Record<string, unknown>>;
}

// Only adding says it: a change asks for a total.
const roomIn = (refusal: object): { readonly room?: unknown } =>
  'room' in refusal ? { room: refusal.room } : {};

function tell(
  refusal: AnyLineRefusal,
  entry: ItemForSale | undefined,
  ctx: Ctx,
  settings: MarketSettings,
): Told {
  const name = entry?.sale.item.name ?? '';
  const group = (english: string): string => (entry ? localGroupName(entry, english, ctx.language) : english);
  const none = { params: {}, extra: {} };
  switch (refusal.code) {
    case 'choice_required':
      return { ...none, params: { group: group(refusal.group) } };
    case 'choice_count':
      return { ...none, params: { group: group(refusal.group), min: refusal.min, max: refusal.max } };
    case 'out_of_stock':
      return { params: { name }, extra: { available: refusal.available, ...roomIn(refusal) } };
    case 'out_of_limits':
      return { params: { name }, extra: { maximum: refusal.maximum, ...roomIn(refusal) } };
    case 'item_unavailable':
      return { ...none, params: { name } };
    case 'item_outside_window': {
      const [from, until] = [
        formatWallMinute(refusal.window.startMinute),
        formatWallMinute(refusal.window.endMinute),
      ];
      return { params: { name, from, until }, extra: { from, until } };
    }
    case 'price_changed': {
      const { unitPriceMinor } = refusal;
      const price = formatPrice(unitPriceMinor, settings.currency, { locale: ctx.language });
      return {
        params: { name, price },
        extra: { price: toMajor(unitPriceMinor, settings.currency.decimals) },
      };
    }
    default:
      return none;
  }
}

/** Refuses with the domain's reason: its code, its text in the caller's language, and what a screen needs to mend it. */
export async function refuseLine(
  ctx: Ctx,
  refusal: AnyLineRefusal,
  entry: ItemForSale | undefined,
  extra: Readonly<Record<string, unknown>> = {},
): Promise<never> {
  const { settings } = await getMarket(ctx);
  const told = tell(refusal, entry, ctx, settings);
  return refuse(refusal.code, told.params, { item_id: entry?.sale.item.id, ...told.extra, ...extra });
}
