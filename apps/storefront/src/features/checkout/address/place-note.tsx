import type { Refusal } from '@promenade/contract/client';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './address.module.css';

const ofPlace = new Set(['out_of_zone', 'no_zone']);

/**
 * That nothing is delivered to the address, where the address stands: on a phone the bill, which says so aloud and what
 * helps, is three screens below.
 */
export function PlaceNote({ refusal }: { readonly refusal: Refusal | null }) {
  const { t } = useTranslation();
  if (refusal === null || !ofPlace.has(refusal.code)) return null;
  const [text] = refusalTexts(refusal, t('common.connectionLost'));
  return (
    <p className={styles['elsewhere']}>
      <Icon name="warning" size={16} />
      {text}
    </p>
  );
}
