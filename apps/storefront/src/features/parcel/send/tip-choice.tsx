import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import styles from './send.module.css';

// In hundreds of the smallest coin in use: 20, 50 and 100 pesos; 0.20, 0.50 and 1.00 with two decimals.
const steps = [20, 50, 100];

/** A tip for the courier: none, or a suggested one. */
export function TipChoice({
  tip,
  onChange,
}: {
  readonly tip: number;
  readonly onChange: (tip: number) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const amounts = steps.map((step) => step / 10 ** decimals);
  return (
    <div className={styles['tip']}>
      <p className={styles['strong']}>{t('checkout.tip')}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box. */}
      <div role="group" className={styles['chips']} aria-label={t('checkout.tip')}>
        <Chip chosen={tip === 0} onClick={() => onChange(0)}>
          {t('checkout.noTip')}
        </Chip>
        {amounts.map((amount) => (
          <Chip key={amount} chosen={tip === amount} onClick={() => onChange(amount)}>
            <bdi>{format.price(amount)}</bdi>
          </Chip>
        ))}
      </div>
    </div>
  );
}
