import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../notifications.module.css';
import { DeviceRow } from './device-row.tsx';
import { MatterRow } from './matter-row.tsx';
import { useWays } from './use-ways.ts';

/** By which ways the customer is told of what; the list above has all of it anyway. */
export function Ways() {
  const { t } = useTranslation();
  const id = useId();
  const { settings, error, choose, refresh } = useWays();
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t('notification.ways')}
      </h2>
      <p className={styles['quiet']}>{t('notification.waysLead')}</p>
      {!settings && !error && (
        <Loading className={styles['waiting']}>
          <Skeleton shape="block" className={styles['waysWait']} />
        </Loading>
      )}
      {!settings && error && (
        <p role="alert" className={styles['problem']}>
          {error.message}
        </p>
      )}
      {settings && (
        <>
          <DeviceRow settings={settings} refresh={refresh} />
          <div className={styles['matters']}>
            {settings.matters.map((matter) => (
              <MatterRow key={matter.matter} ways={matter} settings={settings} onChoose={choose} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
