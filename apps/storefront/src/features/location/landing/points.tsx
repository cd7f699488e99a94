import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import styles from './landing-page.module.css';

const points: readonly (readonly [IconName, MessageKey, MessageKey])[] = [
  ['pin', 'location.pointNear', 'location.pointNearText'],
  ['clock', 'location.pointOpen', 'location.pointOpenText'],
  ['bike', 'location.pointTrack', 'location.pointTrackText'],
];

/** What the market does, in three points. */
export function Points() {
  const { t } = useTranslation();
  return (
    <ul className={styles['points']}>
      {points.map(([icon, title, text]) => (
        <li key={title} className={styles['point']}>
          <span className={styles['pointIcon']}>
            <Icon name={icon} size={24} />
          </span>
          <span>
            <h2 className={styles['pointTitle']}>{t(title)}</h2>
            <p className={styles['quiet']}>{t(text)}</p>
          </span>
        </li>
      ))}
    </ul>
  );
}
