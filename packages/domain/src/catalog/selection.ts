import type { AddOnChoice, FoodChoice, FoodSelection, FoodVariationGroup } from './item.ts';
import type { ChoiceRequest } from './choices.ts';

/** The dialog's initial selections: all values of all groups, with those marked `isSelected` chosen. */
export function initialSelections(groups: readonly FoodVariationGroup[]): FoodSelection[] {
  return groups.flatMap((group, choiceIndex) =>
    group.values.map(({ label, optionPriceMinor, isSelected = false }, optionIndex) => ({
      choiceIndex,
      optionIndex,
      label,
      optionPriceMinor,
      isSelected,
    })),
  );
}

/**
 * ITEM-05: the selections after a press on one value. In a single group it replaces the chosen value; a required single
 * group keeps its value on a second press. In a multi group it toggles the value; at the maximum no more can be chosen.
 */
export function toggleSelection(
  groups: readonly FoodVariationGroup[],
  selections: readonly FoodSelection[],
  pressed: { readonly choiceIndex: number; readonly optionIndex: number },
): FoodSelection[] {
  const group = groups[pressed.choiceIndex];
  const isPressed = (one: FoodSelection) =>
    one.choiceIndex === pressed.choiceIndex && one.optionIndex === pressed.optionIndex;
  const before = selections.find(isPressed);
  const wasSelected = before?.isSelected === true;
  if (!group || !before || (wasSelected && group.type === 'single' && group.required)) return [...selections];
  const chosen = selections.filter((one) => one.choiceIndex === pressed.choiceIndex && one.isSelected).length;
  if (!wasSelected && group.type === 'multi' && group.max > 0 && chosen >= group.max) return [...selections];
  return selections.map((one) => {
    if (isPressed(one)) return { ...one, isSelected: !wasSelected };
    const replaced = group.type === 'single' && one.choiceIndex === pressed.choiceIndex;
    return replaced ? { ...one, isSelected: false } : one;
  });
}

/** The dialog's selections as the request sends them; groups without a chosen value are left out. */
export function selectedChoices(
  groups: readonly FoodVariationGroup[],
  selections: readonly FoodSelection[],
): FoodChoice[] {
  return groups.flatMap((group, choiceIndex) => {
    const labels = selections
      .filter((one) => one.choiceIndex === choiceIndex && one.isSelected)
      .map((one) => one.label);
    return labels.length > 0 ? [{ name: group.name, labels }] : [];
  });
}

/** The dialog's add-ons as the request sends them: only checked ones with a quantity above 0. */
export function addOnChoices(rows: readonly AddOnChoice[]): NonNullable<ChoiceRequest['addOns']> {
  return rows
    .filter((row) => row.isChecked && row.quantity > 0)
    .map(({ id, quantity }) => ({ id, quantity }));
}
