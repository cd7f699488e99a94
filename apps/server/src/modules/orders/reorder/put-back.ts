import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/errors.ts';
import { type AddLineInput, addLine } from '../../cart/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { OrderLineRow } from '../orders.tables.ts';

/** What has changed about a line of an earlier order. */
export type Change = Reply<'orders.reorder'>['changes'][number];

interface PutBack {
  /** The cart with the line; undefined where it cannot be had. */
  readonly cart?: Reply<'cart.add'>;
  readonly changes: readonly Change[];
}

/** What is done about a cart of another store. */
type OtherStore = { readonly replace?: boolean; readonly keep_both?: boolean };

// Price, quantity and add-ons may each have changed: every answer says one, and a fourth try is a circle.
const mostTries = 4;

async function payloadOf(ctx: Ctx, line: OrderLineRow, other: OtherStore): Promise<AddLineInput> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  return {
    guest_id: undefined,
    model: 'Item',
    item_id: line.item_id,
    quantity: line.quantity,
    price: toMajor(line.unit_price_minor, decimals),
    variation: line.choices.map((choice) =>
      'type' in choice
        ? { type: choice.type }
        : { name: choice.name.en, values: { label: choice.labels.map(({ en }) => en) } },
    ),
    add_on_ids: line.add_ons.map(({ id }) => id),
    add_on_qtys: line.add_ons.map(({ quantity }) => quantity),
    replace: other.replace ?? false,
    keep_both: other.keep_both ?? false,
  };
}

/** A corrected payload to retry with, and the change to report. */
interface Mended {
  readonly payload: AddLineInput;
  readonly kind: Change['kind'];
  readonly before: number | null;
  readonly after: number | null;
}

function fewer(payload: AddLineInput, room: unknown): Mended | undefined {
  const after = Number(room ?? 0);
  if (after < 1) return undefined;
  return { payload: { ...payload, quantity: after }, kind: 'quantity', before: payload.quantity, after };
}

// The correction that the cart's refusal suggests; undefined if there is none.
function mend(payload: AddLineInput, { parts, extra }: Refused): Mended | undefined {
  switch (parts[0]?.code) {
    case 'price_changed': {
      const after = Number(extra['price']);
      return { payload: { ...payload, price: after }, kind: 'price', before: payload.price, after };
    }
    case 'out_of_stock':
    case 'out_of_limits':
      return fewer(payload, extra['room']);
    case 'add_on_unknown': {
      const without = { ...payload, add_on_ids: [], add_on_qtys: [] };
      return { payload: without, kind: 'add_ons', before: null, after: null };
    }
    default:
      return undefined;
  }
}

const aboutChoices: ReadonlySet<string> = new Set(['choice_required', 'choice_count', 'choice_unknown']);

// Why a line is not added, where nothing can be mended.
function whyNot({ parts, extra }: Refused): Change['kind'] {
  if (aboutChoices.has(parts[0]?.code ?? '')) return 'choices';
  const bound = extra['available'] ?? extra['maximum'] ?? 0;
  return extra['room'] === 0 && bound !== 0 ? 'in_cart' : 'gone';
}

/** Puts a line back into the cart as it can be had today; a cart of another store is refused as in adding. */
export async function putBack(ctx: Ctx, line: OrderLineRow, other: OtherStore): Promise<PutBack> {
  const told = { line_id: line.id, name: line.name[ctx.language] };
  const changes: Change[] = [];
  let payload = await payloadOf(ctx, line, other);
  for (let tries = 1; ; tries += 1) {
    try {
      return { cart: await addLine(ctx, payload), changes };
    } catch (error) {
      if (!(error instanceof Refused) || error.parts[0]?.code === 'other_store') throw error;
      const mended = tries < mostTries ? mend(payload, error) : undefined;
      if (!mended) return { changes: [{ ...told, kind: whyNot(error), before: null, after: null }] };
      const { payload: next, ...change } = mended;
      payload = next;
      changes.push({ ...told, ...change });
    }
  }
}
