import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { isMissing } from '../../../lib/api/missing-text.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import type { About, Talk } from '../talk.ts';
import { useNames } from '../use-names.ts';
import type { Thread } from '../wire.ts';
import { Announce } from './announce.tsx';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadHead } from './thread-head.tsx';
import styles from './thread.module.css';
import { useThread } from './use-thread.ts';

interface PaneProps {
  readonly talk: Talk;
  readonly about: About | null;
}

function Waiting() {
  return (
    <Loading className={styles['waiting']}>
      {(['counterpart', 'customer', 'counterpart'] as const).map((side, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of stand-ins.
        <span key={at} className={styles['message']} data-side={side}>
          <Skeleton shape="block" className={styles['bubbleWait']} />
        </span>
      ))}
    </Loading>
  );
}

/** Why nothing is shown; without an error there is no connection, and it continues automatically when that is back. */
function Problem({ error, onAgain }: { readonly error: Error | null; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  if (isMissing(error)) {
    const back = <ButtonLink to={paths.inbox()}>{t('chat.back')}</ButtonLink>;
    return <EmptyState picture="chat" title={error.message} action={back} />;
  }
  return <LoadFailure title={t('chat.threadNotLoaded')} error={error} retry={onAgain} />;
}

interface OpenProps extends PaneProps {
  readonly thread: Thread;
  readonly older: ReturnType<typeof useThread>['older'];
}

function OpenThread({ talk, about, thread, older }: OpenProps) {
  const { t } = useTranslation();
  const { online } = useConnection();
  const unsent = useOutbox(talk, thread.conversation);
  const { name } = useNames()(thread.counterpart);
  return (
    <div className={styles['pane']}>
      <ThreadHead counterpart={thread.counterpart} />
      <MessageList thread={thread} unsent={unsent} name={name} older={older} />
      <Announce thread={thread} name={name} />
      {!online && (
        <p role="status" className={styles['offline']}>
          <Icon name="warning" size={16} />
          {t('chat.offline')}
        </p>
      )}
      <Composer talk={talk} about={about} />
    </div>
  );
}

/** One conversation, live, with the field to write. */
export function ThreadPane({ talk, about }: PaneProps) {
  const { online } = useConnection();
  const { thread, error, refetch, older } = useThread(talk);
  if (thread) return <OpenThread talk={talk} about={about} thread={thread} older={older} />;
  if (!error && online) return <Waiting />;
  return <Problem error={error} onAgain={() => void refetch()} />;
}
