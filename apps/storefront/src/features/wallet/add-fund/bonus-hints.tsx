import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../wallet.module.css';

/** Current bonuses, each on a line; nothing without any. */
export function BonusHints() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data = [] } = useQuery(callQuery('wallet.bonuses'));
  if (data.length === 0) return null;
  const termsOf = ({
    minimum_add_amount: least,
    maximum_bonus_amount: most,
  }: (typeof data)[number]): string => {
    const amount = isolate(format.price(least));
    return most > 0
      ? t('wallet.bonusFromTo', { amount, most: isolate(format.price(most)) })
      : t('wallet.bonusFrom', { amount });
  };
  return (
    <ul className={styles['bonuses']} aria-label={t('wallet.bonuses')}>
      {data.map((bonus) => (
        <li key={bonus.id} className={styles['bonus']}>
          <Icon name="gift" />
          <span>
            <b>{bonus.title}</b> {termsOf(bonus)}
          </span>
        </li>
      ))}
    </ul>
  );
}
