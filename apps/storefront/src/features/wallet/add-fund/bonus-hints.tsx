import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../wallet.module.css';

/** Bonuses that run, each in a line; nothing without any. */
export function BonusHints() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data = [] } = useQuery(callQuery('wallet.bonuses'));
  if (data.length === 0) return null;
  return (
    <ul className={styles['bonuses']} aria-label={t('wallet.bonuses')}>
      {data.map((bonus) => (
        <li key={bonus.id} className={styles['bonus']}>
          <Icon name="gift" />
          <span>
            <b>{bonus.title}</b>{' '}
            {t('wallet.bonusFrom', { amount: isolate(format.price(bonus.minimum_add_amount)) })}
            {bonus.maximum_bonus_amount > 0 &&
              `, ${t('wallet.bonusMost', { amount: isolate(format.price(bonus.maximum_bonus_amount)) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
