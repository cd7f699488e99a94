import { useEffect, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { outbox } from '../outbox/outbox.ts';
import type { Unsent } from '../outbox/outbox-store.ts';
import styles from './thread.module.css';

const sidePixels = 160;

/** Pictures being sent, from the browser's copy. */
function Previews({ pictures }: Pick<Unsent, 'pictures'>) {
  const { t } = useTranslation();
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = pictures.map((blob) => URL.createObjectURL(blob));
    setAddresses(made);
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [pictures]);
  if (pictures.length === 0) return null;
  return (
    <div className={styles['pictures']}>
      {addresses.map((address, at) => (
        <span key={address} className={styles['picture']}>
          <Picture
            src={address}
            alt={t('chat.picture', { number: at + 1 })}
            width={sidePixels}
            height={sidePixels}
          />
        </span>
      ))}
    </div>
  );
}

/** A message being sent: in flight, waiting, or why it was refused and what can be done. */
export function UnsentBubble({ unsent }: { readonly unsent: Unsent }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { message_id: id, text, pictures, at, state, refusal } = unsent;
  return (
    <li className={styles['message']} data-side="customer" data-state={state}>
      <div className={styles['bubble']}>
        <span className="visually-hidden">{t('chat.you')}</span>
        <Previews pictures={pictures} />
        {text !== '' && (
          <p className={styles['text']} dir="auto">
            {text}
          </p>
        )}
        <p className={styles['foot']}>
          <time dateTime={at}>{format.time(at)}</time>
        </p>
      </div>
      <p className={styles['state']} role={state === 'refused' ? 'alert' : undefined}>
        <Icon name={state === 'refused' ? 'warning' : 'clock'} size={16} />
        <span>{[t(`chat.state_${state}`), refusal].filter(Boolean).join(': ')}</span>
      </p>
      {state === 'refused' && (
        <div className={styles['again']}>
          <Button look="soft" size="small" onClick={() => outbox.retry(id)}>
            {t('common.tryAgain')}
          </Button>
          <Button look="plain" size="small" onClick={() => outbox.drop(id)}>
            {t('chat.drop')}
          </Button>
        </div>
      )}
    </li>
  );
}
