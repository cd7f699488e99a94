import { useFormat } from '../../../../lib/format/use-format.ts';
import type { MessageValues } from '../../../../lib/i18n/translator.ts';
import type { MessageKey } from '../../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Checkbox, Radio } from '../../../../ui/choice/choice.tsx';
import type { ItemView } from '../../cards/wire.ts';
import { groupElementId } from '../choice-ids.ts';
import styles from '../item-dialog.module.css';
import type { DraftState } from '../draft/use-draft.ts';

type Group = ItemView['food_variations'][number];

/** The requirement of a group as text. */
function ruleOf({ type, min, max, values }: Group): readonly [MessageKey, MessageValues?] {
  if (type === 'single') return ['item.chooseOne'];
  const most = max > 0 ? max : values.length;
  if (min > 0 && min === most) return ['item.chooseExactly', { count: min }];
  if (min > 0) return ['item.chooseBetween', { min, max: most }];
  return ['item.chooseUpTo', { count: most }];
}

interface OptionProps {
  readonly group: Group;
  readonly choiceIndex: number;
  readonly optionIndex: number;
  readonly state: DraftState;
}

function GroupOption({ group, choiceIndex, optionIndex, state }: OptionProps) {
  const format = useFormat();
  const value = group.values[optionIndex];
  const inGroup = state.draft.selections.filter((one) => one.choiceIndex === choiceIndex);
  const checked = inGroup[optionIndex]?.isSelected ?? false;
  if (!value) return null;
  const press = () => state.press(choiceIndex, optionIndex);
  const price = value.optionPrice > 0 ? <bdi>+{format.price(value.optionPrice)}</bdi> : undefined;
  if (group.type === 'single') {
    // A radio button fires no event on a second press, which deselects an optional choice.
    const unpress = checked && !group.required ? press : undefined;
    return (
      <Radio
        name={`group-${choiceIndex}`}
        label={value.label}
        end={price}
        checked={checked}
        onChange={press}
        onClick={unpress}
      />
    );
  }
  const full = group.max > 0 && inGroup.filter((one) => one.isSelected).length >= group.max;
  return (
    <Checkbox
      label={value.label}
      end={price}
      checked={checked}
      disabled={full && !checked}
      onChange={press}
    />
  );
}

function VariationGroup({
  group,
  choiceIndex,
  state,
  missing,
}: {
  readonly group: Group;
  readonly choiceIndex: number;
  readonly state: DraftState;
  readonly missing: boolean;
}) {
  const { t } = useTranslation();
  const [rule, values] = ruleOf(group);
  const id = groupElementId(choiceIndex);
  const chosen = state.draft.selections.filter((one) => one.choiceIndex === choiceIndex && one.isSelected);
  const enough = chosen.length > 0 && chosen.length >= group.min;
  return (
    <fieldset
      id={id}
      className={styles['group']}
      data-missing={missing || undefined}
      aria-describedby={`${id}-rule`}
      aria-invalid={missing || undefined}
    >
      <legend className={styles['legend']}>
        <span>{group.name}</span>
        <Badge tone={missing ? 'bad' : enough ? 'good' : 'quiet'} {...(enough && { icon: 'check' })}>
          {group.required ? t('common.required') : t('item.optional')}
        </Badge>
      </legend>
      <p id={`${id}-rule`} className={styles['rule']} role={missing ? 'alert' : undefined}>
        {t(rule, values)}
      </p>
      {group.values.map((value, optionIndex) => (
        <GroupOption
          key={value.label}
          group={group}
          choiceIndex={choiceIndex}
          optionIndex={optionIndex}
          state={state}
        />
      ))}
    </fieldset>
  );
}

interface GroupsProps {
  readonly groups: readonly Group[];
  readonly state: DraftState;
  /** The group that made an attempt to save fail. */
  readonly missing: string | null;
}

/** The groups of choices of a dish (ITEM-05, ITEM-07). */
export function VariationGroups({ groups, state, missing }: GroupsProps) {
  return groups.map((group, choiceIndex) => (
    <VariationGroup
      key={group.name}
      group={group}
      choiceIndex={choiceIndex}
      state={state}
      missing={group.name === missing}
    />
  ));
}
