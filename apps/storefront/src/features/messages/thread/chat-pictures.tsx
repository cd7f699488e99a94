import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { Message } from '../wire.ts';
import styles from './thread.module.css';

const sidePixels = 160;

interface OneProps {
  readonly url: string;
  readonly label: string;
}

/** Every answer contains new links: a picture keeps its own until that expires. */
function ChatPicture({ url, label }: OneProps) {
  const [shown, setShown] = useState(url);
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={styles['picture']}
      onErrorCapture={() => shown !== url && setShown(url)}
    >
      <Picture src={shown} alt={label} width={sidePixels} height={sidePixels} />
    </a>
  );
}

/** Pictures of a message; each opens at full size. */
export function ChatPictures({ pictures }: Pick<Message, 'pictures'>) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <div className={styles['pictures']}>
      {pictures.map(({ full_url: url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a message never change places, and links do change.
        <ChatPicture key={at} url={url} label={t('chat.picture', { number: at + 1 })} />
      ))}
    </div>
  );
}
