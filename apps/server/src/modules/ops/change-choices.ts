import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { keptAmount } from '../../platform/kept-amount.ts';
import { type ChoicesSaid, keepChoices } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { holdTheirs } from './change-item.ts';
import { viewChanged } from './view-item.ts';

type Given = z.output<Calls['ops.setItemChoices']['body']>;

/** With amounts as columns keep them. */
function inMinorUnits(given: Given, decimals: number): ChoicesSaid {
  const kept = (where: string, major: number): number => keptAmount(where, major, decimals);
  return {
    groups: given.food_variations?.map(({ values, ...group }, place) => ({
      ...group,
      options: values.map(({ label, optionPrice, isSelected }, at) => ({
        label,
        priceMinor: kept(`food_variations.${place}.values.${at}.optionPrice`, optionPrice),
        selected: isSelected,
      })),
    })),
    questions: given.choice_options?.map(({ name, title, options, labels }) => ({
      name,
      title,
      options: options.map((key, place) => ({ key, label: labels[place] ?? key })),
    })),
    variations: given.variations?.map(({ type, price }, place) => ({
      type,
      priceMinor: kept(`variations.${place}.price`, price),
    })),
    addOns: given.add_ons?.map(({ id, name, price }, place) => ({
      id,
      name,
      priceMinor: kept(`add_ons.${place}.price`, price),
    })),
  };
}

/** PUT /ops/items/:id/choices. Placed orders keep their choices; carts show which of theirs are gone. */
export async function changeChoices(
  ctx: Ctx,
  { id, ...given }: Given & { readonly id: string },
): Promise<Reply<'ops.setItemChoices'>> {
  const row = await holdTheirs(ctx, id);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const changed = await keepChoices(ctx, row, inMinorUnits(given, decimals));
  return { message: noticeOf('item_changed', ctx.language), item: await viewChanged(ctx, changed) };
}
