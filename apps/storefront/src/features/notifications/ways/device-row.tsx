import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Round } from '../../../ui/round/round.tsx';
import styles from '../notifications.module.css';
import { type Device, useDevice } from './use-device.ts';
import type { WaySettings } from './use-ways.ts';

function hintOf({ ability, isOn }: Device): MessageKey {
  if (isOn) return 'notification.deviceOn';
  if (ability === 'denied') return 'notification.deviceDenied';
  return ability === 'impossible' ? 'notification.deviceImpossible' : 'notification.deviceOff';
}

interface DeviceRowProps {
  readonly settings: WaySettings;
  readonly refresh: () => Promise<void>;
}

/** Push to this browser; the browser's own question comes with the press, never before. */
export function DeviceRow({ settings, refresh }: DeviceRowProps) {
  const { t } = useTranslation();
  const device = useDevice(settings, refresh);
  return (
    <div className={styles['device']}>
      <Round size={44} tone="quiet">
        <Icon name="bell" />
      </Round>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {t('notification.device')} {device.isOn && <Badge tone="good">{t('notification.on')}</Badge>}
        </p>
        <p className={styles['quiet']}>{t(hintOf(device))}</p>
      </div>
      {device.isOn && (
        <Button look="soft" size="small" busy={device.busy} onClick={device.turnOff}>
          {t('notification.turnOff')}
        </Button>
      )}
      {!device.isOn && device.ability === 'possible' && (
        <Button size="small" busy={device.busy} onClick={device.turnOn}>
          {t('notification.turnOn')}
        </Button>
      )}
    </div>
  );
}
