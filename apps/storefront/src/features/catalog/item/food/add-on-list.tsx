import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../../ui/choice/choice.tsx';
import { useKeptFocus } from '../../../../ui/pass-focus/use-kept-focus.ts';
import { Stepper } from '../../../../ui/stepper/stepper.tsx';
import type { ItemView } from '../../cards/wire.ts';
import styles from '../item-dialog.module.css';
import type { DraftState } from '../draft/use-draft.ts';

// The maximum quantity of one add-on in the API.
const mostOfOne = 99;

function AddOnRow({
  addOn,
  state,
}: {
  readonly addOn: ItemView['add_ons'][number];
  readonly state: DraftState;
}) {
  const format = useFormat();
  const row = state.draft.addOns.find((one) => one.id === addOn.id);
  const quantity = row?.quantity ?? 0;
  const checked = row?.isChecked ?? false;
  // An add-on that is deleted disables both buttons of its stepper.
  const keptFocus = useKeptFocus<HTMLDivElement>('input');
  return (
    <div {...keptFocus} className={styles['addOn']}>
      <Checkbox
        className={styles['addOnBox']}
        label={addOn.name}
        hint={<bdi>+{format.price(addOn.price)}</bdi>}
        checked={checked}
        onChange={() => state.setAddOn(addOn.id, checked ? 0 : 1)}
      />
      <Stepper
        small
        label={addOn.name}
        value={quantity}
        increaseDisabled={!checked || quantity >= mostOfOne}
        onIncrease={() => state.setAddOn(addOn.id, quantity + 1)}
        onDecrease={() => state.setAddOn(addOn.id, quantity - 1)}
        onDelete={checked ? () => state.setAddOn(addOn.id, 0) : undefined}
      />
    </div>
  );
}

/** Add-ons; their quantity appears once they are ticked (ITEM-05). */
export function AddOnList({
  addOns,
  state,
}: {
  readonly addOns: ItemView['add_ons'];
  readonly state: DraftState;
}) {
  const { t } = useTranslation();
  if (addOns.length === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('item.addOns')}</legend>
      {addOns.map((addOn) => (
        <AddOnRow key={addOn.id} addOn={addOn} state={state} />
      ))}
    </fieldset>
  );
}
