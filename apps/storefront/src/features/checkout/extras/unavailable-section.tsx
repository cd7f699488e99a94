import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Select } from '../../../ui/select/select.tsx';
import type { CheckoutLine } from '../checkout-cart.ts';
import type { WhenUnavailable } from '../draft.ts';
import { Part } from '../../../ui/part/part.tsx';
import styles from './extras.module.css';

interface UnavailableProps {
  readonly lines: readonly CheckoutLine[];
  readonly chosen: Readonly<Record<string, WhenUnavailable>>;
  readonly onChange: (chosen: Readonly<Record<string, WhenUnavailable>>) => void;
}

const choices = ['refund', 'call', 'best_match'] as const;

/** What to do if an item is out of stock, line by line; by default it is refunded. */
export function UnavailableSection({ lines, chosen, onChange }: UnavailableProps) {
  const { t } = useTranslation();
  const options = choices.map((value) => ({ value, label: t(`checkout.unavailable_${value}`) }));
  return (
    <Part title={t('checkout.unavailable')}>
      <ul className={styles['rows']}>
        {lines.map(({ id, item }) => (
          <li key={id} className={styles['row']}>
            {/* The choice's label says it already. */}
            <span className={styles['name']} aria-hidden="true">
              {item.name}
            </span>
            <Select
              label={item.name}
              labelHidden
              value={chosen[id] ?? 'refund'}
              options={options}
              onChange={(value) => onChange({ ...chosen, [id]: value })}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
