import type { ItemView } from '../../cards/wire.ts';
import { AddOnList } from './add-on-list.tsx';
import type { DraftState } from '../draft/use-draft.ts';
import { VariationGroups } from './variation-groups.tsx';

interface FoodChoicesProps {
  readonly item: ItemView;
  readonly state: DraftState;
  /** The group that made an attempt to save fail. */
  readonly missing: string | null;
}

/** The choices of a dish (ITEM-05). */
export function FoodChoices({ item, state, missing }: FoodChoicesProps) {
  return (
    <>
      <VariationGroups groups={item.food_variations} state={state} missing={missing} />
      <AddOnList addOns={item.add_ons} state={state} />
    </>
  );
}
