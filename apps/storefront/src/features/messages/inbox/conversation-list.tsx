import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PagesEnd } from '../../../ui/list-end/pages-end.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { isOf, type Talk } from '../talk.ts';
import { ConversationRow } from './conversation-row.tsx';
import styles from './inbox.module.css';
import { useConversations } from './use-conversations.ts';

function Waiting() {
  return (
    <Loading className={styles['rows']}>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className={styles['row']}>
          <Skeleton shape="circle" className={styles['faceWait']} />
          <span className={styles['words']}>
            <Skeleton share={60} />
            <Skeleton share={80} />
          </span>
        </span>
      ))}
    </Loading>
  );
}

function Nothing({ writing }: { readonly writing: boolean }) {
  const { t } = useTranslation();
  const action = !writing && (
    <ButtonLink to={paths.inbox({ chat: 'support' })}>{t('chat.writeSupport')}</ButtonLink>
  );
  return (
    <div className={styles['alone']}>
      <EmptyState picture="chat" title={t('chat.none')} text={t('chat.noneText')} action={action} />
    </div>
  );
}

/** All conversations; more of them on demand. */
export function ConversationList({ open }: { readonly open: Talk | null }) {
  const { t } = useTranslation();
  const list = useConversations();
  const { data, error, refetch } = list;
  const { online } = useConnection();
  // Without a connection it is not requested, and continues automatically when that is back.
  if (!data && (error || !online)) {
    return (
      <div className={styles['alone']}>
        <LoadFailure title={t('chat.notLoaded')} error={error} retry={refetch} />
      </div>
    );
  }
  if (!data) return <Waiting />;
  const conversations = data.pages.flatMap((page) => page.conversations);
  if (conversations.length === 0) return <Nothing writing={open !== null} />;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('chat.conversations')}>
        {conversations.map((one) => (
          <ConversationRow key={one.id} conversation={one} isOpen={isOf(open, one)} />
        ))}
      </ul>
      <PagesEnd of={list} shown={conversations.length}>
        {t('chat.more')}
      </PagesEnd>
    </>
  );
}
