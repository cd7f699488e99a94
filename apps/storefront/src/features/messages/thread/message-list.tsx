import { stillWaiting } from '@promenade/domain/messages';
import { useRef, useState } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { Unsent } from '../outbox/outbox-store.ts';
import type { Thread } from '../wire.ts';
import { Bubble } from './bubble.tsx';
import { nearDay } from './near-day.ts';
import { firstUnread, type ThreadRow, threadRows } from './thread-rows.ts';
import styles from './thread.module.css';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useReading } from './use-reading.ts';
import { useScroll } from './use-scroll.ts';

/** A day as people name it. */
function useDayWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { time_zone: timeZone } = useMarket().config;
  return (at: string): string => {
    const near = nearDay(Date.parse(at), marketNow(), timeZone);
    if (near === null) return format.date(at);
    return t(near === 'today' ? 'chat.today' : 'chat.yesterday');
  };
}

interface RowProps {
  readonly row: ThreadRow;
  readonly name: string;
  readonly thread: Thread;
}

function Row({ row, name, thread }: RowProps) {
  const { t } = useTranslation();
  const dayWords = useDayWords();
  if (row.kind === 'day') return <li className={styles['day']}>{dayWords(row.at)}</li>;
  if (row.kind === 'unread')
    return (
      <li className={styles['unread']} data-unread-mark="">
        {t('chat.unreadFrom')}
      </li>
    );
  if (row.kind === 'unsent') return <UnsentBubble unsent={row.unsent} />;
  const { message } = row;
  const isLastOwn = thread.messages.findLast(({ side }) => side === 'customer') === message;
  const isRead = isLastOwn ? message.number <= (thread.conversation?.other_read_number ?? 0) : undefined;
  return (
    <Bubble message={message} writer={message.side === 'customer' ? t('chat.you') : name} isRead={isRead} />
  );
}

interface MessageListProps {
  readonly thread: Thread;
  readonly unsent: readonly Unsent[];
  readonly name: string;
  readonly older: { readonly isPending: boolean; readonly mutate: (before: number) => void };
}

const keyOf = (row: ThreadRow): string => {
  if (row.kind === 'message') return row.message.message_id;
  if (row.kind === 'unsent') return row.unsent.message_id;
  return row.kind === 'day' ? row.at : row.kind;
};

interface MessagesProps extends Omit<MessageListProps, 'unsent'> {
  readonly rows: readonly ThreadRow[];
}

/** The first message takes the button for earlier ones away: its focus goes to the messages. */
const passFocus = (older: HTMLElement | null) => (): void => {
  if (older && older === document.activeElement) older.closest('ol')?.focus({ preventScroll: true });
};

/** The rows in a box that scrolls by itself and keeps its position. */
function Messages({ rows, thread, name, older }: MessagesProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLOListElement>(null);
  const { messages, conversation, has_older: hasOlder } = thread;
  const first = messages[0]?.number ?? 1;
  const last = rows.at(-1);
  const readOlder = () => hasOlder && !older.isPending && older.mutate(first);
  const { atEnd, toEnd, onScroll } = useScroll(box, {
    first,
    // A message being sent becomes higher when it is refused.
    last: last ? [keyOf(last), last.kind === 'unsent' && last.unsent.state].join(' ') : '',
    isOwn: last?.kind === 'unsent',
    onTop: readOlder,
  });
  useReading(conversation, atEnd);
  return (
    <div className={styles['between']}>
      <ol
        ref={box}
        className={styles['messages']}
        aria-label={t('chat.messagesWith', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasOlder && (
          <li className={styles['older']}>
            <Button ref={passFocus} look="soft" size="small" busy={older.isPending} onClick={readOlder}>
              {t('chat.older')}
            </Button>
          </li>
        )}
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} name={name} thread={thread} />
        ))}
      </ol>
      {!atEnd && (
        <Button look="soft" size="small" icon="chevron-down" className={styles['toEnd']} onClick={toEnd}>
          {t('chat.toNewest')}
        </Button>
      )}
    </div>
  );
}

/** Messages by day, with the first unread one marked; those being sent come last. */
export function MessageList({ thread, unsent, name, older }: MessageListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { messages, conversation } = thread;
  const [unreadFrom] = useState(() => firstUnread(messages, conversation?.read_number ?? 0));
  const waiting = stillWaiting(unsent, messages);
  const rows = threadRows({ messages, unsent: waiting, unreadFrom, dayOf: format.date });
  if (rows.length > 0) return <Messages rows={rows} thread={thread} name={name} older={older} />;
  return (
    <div className={styles['nothing']}>
      <EmptyState heading="h3" picture="chat" title={t('chat.first')} text={t('chat.firstText', { name })} />
    </div>
  );
}
