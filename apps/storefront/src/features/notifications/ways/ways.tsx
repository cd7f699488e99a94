import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PageCard, Problem } from '../../../ui/page/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../notifications.module.css';
import { DeviceRow } from './device-row.tsx';
import { MatterRow } from './matter-row.tsx';
import { useWays } from './use-ways.ts';

/** The channels of each topic; the list above contains all notifications anyway. */
export function Ways() {
  const { t } = useTranslation();
  const { settings, error, choose, refresh } = useWays();
  return (
    <PageCard title={t('notification.ways')} lead={t('notification.waysLead')}>
      {!settings && !error && (
        <Loading className={styles['waiting']}>
          <Skeleton shape="block" className={styles['waysWait']} />
        </Loading>
      )}
      {!settings && error && <Problem>{error.message}</Problem>}
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
    </PageCard>
  );
}
