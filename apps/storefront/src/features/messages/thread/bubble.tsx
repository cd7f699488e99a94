import { separator } from '../../../lib/format/separator.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Message } from '../wire.ts';
import { ChatPictures } from './chat-pictures.tsx';
import styles from './thread.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** A link to the subject of a message. */
function Reference({ order, trip }: Pick<Message, 'order' | 'trip'>) {
  const { t } = useTranslation();
  if (order)
    return (
      <Link to={paths.order(order.id)} className={styles['reference']}>
        <Icon name="receipt" size={16} />
        {t('chat.aboutOrder', { number: order.number })}
      </Link>
    );
  if (!trip) return null;
  return (
    <Link to={paths.trip(trip.id)} className={styles['reference']}>
      <Icon name="road" size={16} />
      {t('chat.aboutTrip', { number: trip.number })}
    </Link>
  );
}

interface BubbleProps {
  readonly message: Message;
  /** The author, for screen readers, which do not see the side. */
  readonly writer: string;
  /** Shown below one's own last message: whether it was read. */
  readonly isRead: boolean | undefined;
}

/** A message that the server has stored. */
export function Bubble({ message, writer, isRead }: BubbleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { side, text, pictures, automatic, created_at: at } = message;
  return (
    <li className={styles['message']} data-side={side} data-number={message.number}>
      <div className={styles['bubble']}>
        <span className="visually-hidden">{writer}</span>
        <Reference order={message.order} trip={message.trip} />
        <ChatPictures pictures={pictures} />
        {text !== '' && (
          <p className={styles['text']} dir="auto">
            {text}
          </p>
        )}
        <p className={styles['foot']}>
          {automatic && (
            <span>
              {t('chat.automatic')}
              {separator}
            </span>
          )}
          <time dateTime={at}>{format.time(at)}</time>
        </p>
      </div>
      {isRead !== undefined && (
        <p className={styles['state']}>
          <Icon name="check" size={16} />
          {t(isRead ? 'chat.state_read' : 'chat.state_sent')}
        </p>
      )}
    </li>
  );
}
