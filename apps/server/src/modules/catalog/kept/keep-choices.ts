import type { Language } from '@promenade/contract/refusals';
import { checkGroups, checkVariations, highestUnitMinor } from '@promenade/domain/catalog';
import { capabilitiesOf } from '@promenade/domain/modules';
import { HIGHEST_MINOR, type MinorUnits, toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { writtenAnew, writtenIn } from '../../../platform/local-text.ts';
import { getMarket } from '../../settings/index.ts';
import {
  type AddOnColumn,
  type ChoiceOptionColumn,
  type LocalText,
  textIn,
  type VariationGroupColumn,
} from '../catalog.tables.ts';
import { toGroup } from '../items/items-for-sale.ts';
import { keepAddOn, lockAddOns, updateKeptChoices } from './kept-choices.repo.ts';
import type { KeptItemRow } from './kept-items.repo.ts';

type Group = VariationGroupColumn;
type Question = ChoiceOptionColumn;
/** With its words in one language. */
type Said<One, Word extends keyof One> = Omit<One, Word> & { readonly [Key in Word]: string };

/** A store's changes to an item's choices, in the caller's language; absent parts are left unchanged. */
export interface ChoicesSaid {
  readonly groups?:
    | readonly (Said<Omit<Group, 'options'>, 'name'> & {
        readonly options: readonly Said<Group['options'][number], 'label'>[];
      })[]
    | undefined;
  readonly questions?:
    | readonly (Said<Omit<Question, 'options'>, 'title'> & {
        readonly options: readonly Said<Question['options'][number], 'label'>[];
      })[]
    | undefined;
  readonly variations?: KeptItemRow['variations'] | undefined;
  readonly addOns?:
    | readonly (Said<Omit<AddOnColumn, 'id'>, 'name'> & { readonly id?: string | undefined })[]
    | undefined;
}

/** What goes by a text in a language, and so keeps its words in the others. */
const named = <One>(all: readonly One[], textOf: (one: One) => LocalText, language: Language, text: string) =>
  all.find((one) => textIn(textOf(one), language) === text);

function groupsOf(kept: readonly Group[], said: NonNullable<ChoicesSaid['groups']>, language: Language) {
  return said.map((group): Group => {
    const before = named(kept, (one) => one.name, language, group.name);
    return {
      ...group,
      name: before?.name ?? writtenIn(language, group.name),
      options: group.options.map((option) => ({
        ...option,
        label:
          named(before?.options ?? [], (one) => one.label, language, option.label)?.label ??
          writtenIn(language, option.label),
      })),
    };
  });
}

function questionsOf(
  kept: readonly Question[],
  said: NonNullable<ChoicesSaid['questions']>,
  language: Language,
) {
  const anew = (before: LocalText | undefined, text: string): LocalText =>
    before ? writtenAnew(before, language, text) : writtenIn(language, text);
  return said.map(({ name, title, options }): Question => {
    const before = kept.find((one) => one.name === name);
    const labelOf = (key: string) => before?.options.find((one) => one.key === key)?.label;
    return {
      name,
      title: anew(before?.title, title),
      options: options.map(({ key, label }) => ({ key, label: anew(labelOf(key), label) })),
    };
  });
}

/** Refuses what shoppers of the item's module are not asked. */
function checkModule(row: KeptItemRow, { groups, questions, variations, addOns }: ChoicesSaid): void {
  const can = capabilitiesOf(row.module_type);
  const isElsewhere =
    ((groups?.length ?? 0) > 0 && can.choices !== 'groups') ||
    ((questions?.length ?? 0) + (variations?.length ?? 0) > 0 && can.choices !== 'variations') ||
    ((addOns?.length ?? 0) > 0 && !can.addOns);
  if (isElsewhere) refuse('choices_elsewhere');
}

function withChoices(row: KeptItemRow, said: ChoicesSaid, language: Language): KeptItemRow {
  const variations = said.variations ?? row.variations;
  const questions = said.questions
    ? questionsOf(row.choice_options, said.questions, language)
    : row.choice_options;
  return {
    ...row,
    variation_groups: said.groups
      ? groupsOf(row.variation_groups, said.groups, language)
      : row.variation_groups,
    // Questions that no version answers ask nothing.
    choice_options: variations.length > 0 ? questions : [],
    variations,
    price_minor: said.variations?.length
      ? Math.min(...said.variations.map((one) => one.priceMinor))
      : row.price_minor,
  };
}

/** What of the lists that were sent cannot be asked so. One that stays is as an import, or an earlier call, left it. */
function refusalOf({ variation_groups, choice_options, variations }: KeptItemRow, said: ChoicesSaid) {
  const groups = said.groups && checkGroups(variation_groups.map(toGroup));
  if (groups) return groups.refusal;
  if (!said.questions && !said.variations) return undefined;
  const questions = choice_options.map(({ name, options }) => ({
    name,
    options: options.map(({ key }) => key),
  }));
  const types = variations.map(({ type }) => type);
  return checkVariations(questions, types)?.refusal;
}

/** Refuses an item of which one, with all that can be chosen, comes to more than is kept. */
export async function checkUnitPrice(ctx: Ctx, row: KeptItemRow): Promise<void> {
  const highest: MinorUnits = highestUnitMinor(
    row.price_minor,
    row.variation_groups.map(toGroup),
    row.variations,
  );
  const { decimals } = (await getMarket(ctx)).settings.currency;
  if (highest > HIGHEST_MINOR) refuse('unit_too_dear', { amount: toMajor(HIGHEST_MINOR, decimals) });
}

/** An add-on is the store's, by its id or its name: another price counts wherever it is offered. */
async function keepAddOns(ctx: Ctx, storeId: string, said: NonNullable<ChoicesSaid['addOns']>) {
  const ofStore = await lockAddOns(ctx.db, storeId);
  const ids: string[] = [];
  for (const { id, name, priceMinor } of said) {
    const before =
      id === undefined
        ? named(ofStore, (one) => one.name, ctx.language, name)
        : (ofStore.find((one) => one.id === id) ?? refuse('add_on_not_found'));
    if (before && ids.includes(before.id)) refuse('choice_twice', { name });
    const words = before ? writtenAnew(before.name, ctx.language, name) : writtenIn(ctx.language, name);
    const addOn = { id: before?.id ?? ctx.ids.next(), name: words, priceMinor };
    const isChanged =
      !before || before.priceMinor !== priceMinor || textIn(before.name, ctx.language) !== name;
    if (isChanged) await keepAddOn(ctx.db, storeId, addOn);
    if (!before) ofStore.push(addOn);
    ids.push(addOn.id);
  }
  return ids;
}

/** Keeps what may be chosen of an item that is held for it. */
export async function keepChoices(ctx: Ctx, row: KeptItemRow, said: ChoicesSaid): Promise<KeptItemRow> {
  checkModule(row, said);
  const merged = withChoices(row, said, ctx.language);
  const refused = refusalOf(merged, said);
  if (refused) refuse(refused.code, { name: refused.name });
  await checkUnitPrice(ctx, merged);
  const changed = {
    ...merged,
    add_on_ids: said.addOns ? await keepAddOns(ctx, row.store_id, said.addOns) : row.add_on_ids,
  };
  await updateKeptChoices(ctx.db, changed);
  return changed;
}
