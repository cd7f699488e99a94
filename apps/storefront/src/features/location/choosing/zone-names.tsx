import { useQuery } from '@tanstack/react-query';
import type { Place } from '../../../lib/address/address.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Outside } from './outside.ts';
import { ZoneList } from './zone-list.tsx';
import styles from './zone-list.module.css';

interface ZoneNamesProps {
  readonly onZone: (place: Place, zoneIds: readonly string[]) => void;
  /** A place that none of them holds: the nearest comes first. */
  readonly outside?: Outside | undefined;
}

/** The zones by their names, asked for when they are first needed: no page but the landing carries them along. */
export function ZoneNames({ onZone, outside }: ZoneNamesProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(callQuery('settings.landing'));
  if (data) return <ZoneList zones={data.zones} onZone={onZone} outside={outside} compact />;
  return (
    error && (
      <div className={styles['problem']}>
        <p role="alert">{error.message}</p>
        <Button look="soft" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    )
  );
}
