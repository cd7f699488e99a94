import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { IconLink } from '../../../ui/button/icon-link.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useLiveMessages } from '../live/use-live-messages.ts';
import { aboutOf, talkKey, talkOf } from '../talk.ts';
import { ThreadPane } from '../thread/thread-pane.tsx';
import { ConversationList } from './conversation-list.tsx';
import styles from './inbox.module.css';

/**
 * `/profile?page=inbox` (MSG-01): the conversations, and the one that the address names; side by side if there is
 * room.
 */
export function InboxPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const talk = talkOf(search);
  useLiveMessages();
  return (
    <div className={styles['inbox']} data-open={talk ? '' : undefined}>
      {/* The page's heading exists whichever of the two is visible; the list shows the same one visually. */}
      <h1 className="visually-hidden">{t('chat.title')}</h1>
      <Card as="section" className={styles['list']} aria-label={t('chat.conversations')}>
        <header className={styles['head']}>
          <p className={styles['title']} aria-hidden="true">
            {t('chat.title')}
          </p>
          <IconLink icon="edit" label={t('chat.writeSupport')} to={paths.inbox({ chat: 'support' })} />
        </header>
        <ConversationList open={talk} />
      </Card>
      <Card as="section" className={styles['thread']}>
        {talk ? (
          <ThreadPane key={talkKey(talk)} talk={talk} about={aboutOf(search)} />
        ) : (
          <EmptyState picture="chat" title={t('chat.choose')} text={t('chat.chooseText')} />
        )}
      </Card>
    </div>
  );
}
