import type { Place } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './other-ways.module.css';
import { ZoneNames } from './zone-names.tsx';

interface OtherWaysProps {
  /** Opens the map; absent if the map is shown already. */
  readonly onMap?: () => void;
  readonly onZone: (place: Place, zoneIds: readonly string[]) => void;
}

/** Other ways to choose a place that a search did not find: the map, and the zones by name. */
export function OtherWays({ onMap, onZone }: OtherWaysProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['ways']}>
      {onMap && (
        <Button look="soft" size="small" icon="map" aria-haspopup="dialog" onClick={onMap}>
          {t('location.pickFromMap')}
        </Button>
      )}
      <ZoneNames onZone={onZone} />
    </div>
  );
}
