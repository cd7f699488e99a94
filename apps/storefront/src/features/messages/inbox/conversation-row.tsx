import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Face } from '../face.tsx';
import { useNames } from '../use-names.ts';
import type { Conversation, Message } from '../wire.ts';
import styles from './inbox.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** A message as one line of text. */
export function usePreview() {
  const { t } = useTranslation();
  return ({ text, pictures }: Pick<Message, 'text' | 'pictures'>): string =>
    text === '' ? t('chat.pictures', { count: pictures.length }) : text;
}

interface RowProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
}

/** One conversation: the other party, the last message and its time, and the number of unread messages. */
export function ConversationRow({ conversation, isOpen }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const preview = usePreview();
  const { id, counterpart, last_message: last, unread, last_at: at } = conversation;
  const { name } = useNames()(counterpart);
  const isToday = format.date(at) === format.date(new Date(marketNow()).toISOString());
  return (
    <li>
      <Link
        to={paths.inbox({ conversation: id })}
        className={styles['row']}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={unread > 0 ? '' : undefined}
        preventScrollReset
      >
        <Face counterpart={counterpart} />
        <span className={styles['words']}>
          <span className={styles['line']}>
            <bdi className={styles['name']}>{name}</bdi>
            <time dateTime={at} className={styles['when']}>
              {isToday ? format.time(at) : format.date(at)}
            </time>
          </span>
          <span className={styles['line']}>
            <span className={styles['said']}>
              {last?.side === 'customer' && <span className={styles['yours']}>{t('chat.yours')}</span>}
              <span className={styles['preview']} dir="auto">
                {last && preview(last)}
              </span>
            </span>
            {unread > 0 && (
              <span className={styles['count']}>
                <span aria-hidden="true">{unread}</span>
                <span className="visually-hidden">{t('chat.unreadCount', { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
