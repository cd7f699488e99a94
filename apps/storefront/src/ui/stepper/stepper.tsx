import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  readonly value: number;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  /** At 1 the minus becomes a delete button that calls this; without it the minus is disabled at 1. */
  readonly onDelete?: (() => void) | undefined;
  readonly increaseDisabled?: boolean;
  readonly decreaseDisabled?: boolean;
  /** What is counted, such as an item's name. */
  readonly label: string;
  readonly small?: boolean;
}

/** Two digits below 10 (ITEM-08). */
const shown = (value: number): string => String(value).padStart(2, '0');

/** Counts up and down. */
export function Stepper(props: StepperProps) {
  const { value, onIncrease, onDecrease, onDelete, label, small = false } = props;
  const { t } = useTranslation();
  const deletes = onDelete !== undefined && value <= 1;
  const least = !deletes && (value <= 1 || (props.decreaseDisabled ?? false));
  const most = props.increaseDisabled ?? false;
  // At one end its button stays focusable: a browser takes the focus from a disabled one, and a press too many must not
  // count the other way. Where nothing can be counted, neither is a stop for Tab.
  const idle = least && most;
  return (
    <fieldset className={styles['stepper']} aria-label={label} data-small={small || undefined}>
      <button
        type="button"
        className={styles['step']}
        aria-label={deletes ? t('common.delete') : t('common.decrease')}
        disabled={idle}
        aria-disabled={least || undefined}
        onClick={least ? undefined : deletes ? onDelete : onDecrease}
      >
        <Icon name={deletes ? 'trash' : 'minus'} />
      </button>
      <output className={styles['value']} aria-label={t('common.quantity', { count: value })}>
        {shown(value)}
      </output>
      <button
        type="button"
        className={styles['step']}
        aria-label={t('common.increase')}
        disabled={idle}
        aria-disabled={most || undefined}
        onClick={most ? undefined : onIncrease}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
