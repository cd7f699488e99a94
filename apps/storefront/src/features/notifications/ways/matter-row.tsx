import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import styles from '../notifications.module.css';
import type { MatterWays, WaySettings } from './use-ways.ts';

const ways = ['push', 'mail', 'sms'] as const;

interface MatterRowProps {
  readonly ways: MatterWays;
  readonly settings: WaySettings;
  readonly onChoose: (choice: MatterWays) => void;
}

/** One topic with its three channels; a channel without an address can be chosen once the account has one. */
export function MatterRow({ ways: chosen, settings, onChoose }: MatterRowProps) {
  const { t } = useTranslation();
  const reach = { push: true, mail: settings.email !== null, sms: settings.phone !== null };
  return (
    <fieldset className={styles['matter']}>
      <legend className={styles['name']}>{t(`notification.matter_${chosen.matter}`)}</legend>
      <p className={styles['quiet']}>{t(`notification.matterText_${chosen.matter}`)}</p>
      <div className={styles['boxes']}>
        {ways.map((way) => (
          <Checkbox
            key={way}
            label={t(`notification.way_${way}`)}
            checked={chosen[way] && reach[way]}
            disabled={!reach[way]}
            hint={reach[way] ? undefined : t(`notification.no_${way as 'mail' | 'sms'}`)}
            onChange={(event) => onChoose({ ...chosen, [way]: event.target.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
