import { separator } from '../../../lib/format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { callQuery, useCall } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from '../profile/profile-settings.module.css';
import { confirmedCall } from '../reauthentication/confirmed-call.ts';
import { ListCard } from './list-card.tsx';
import { useRefreshed } from './use-refreshed.ts';

type Session = Reply<'accounts.sessions'>['sessions'][number];

const sessionsQuery = callQuery('accounts.sessions');
const phones: ReadonlySet<string> = new Set(['iPhone', 'Android']);

function useDeviceName(): (session: Session) => string {
  const { t } = useTranslation();
  return ({ browser, system }) => {
    if (browser === '' || system === '') return browser || system || t('account.deviceUnknown');
    return t('account.deviceOn', { browser: isolate(browser), system: isolate(system) });
  };
}

const showWord = ({ message }: { readonly message: string }): void => showToast('success', message);

function SessionRow({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useDeviceName()(session);
  const end = useCall('accounts.endSession', { caller: confirmedCall, onSuccess: showWord });
  const refreshed = useRefreshed(sessionsQuery.queryKey);
  const used = t('account.lastUsed', { time: isolate(format.dateTime(session.last_used_at)) });
  return (
    <li className={styles['row']}>
      <Icon name={phones.has(session.system) ? 'phone' : 'globe'} size={24} />
      <div className={styles['rowText']}>
        <p className={styles['rowName']}>
          {name}
          {session.is_current && <Badge tone="good">{t('account.thisDevice')}</Badge>}
        </p>
        <p className={styles['quiet']}>
          {used}
          {session.place && (
            <>
              {separator}
              <bdi>{session.place}</bdi>
            </>
          )}
        </p>
      </div>
      {!session.is_current && (
        <Button
          look="soft"
          size="small"
          aria-label={t('account.signOutOf', { device: name })}
          busy={end.isPending}
          onClick={() => end.mutate({ params: { id: session.id } }, refreshed)}
        >
          {t('account.signOut')}
        </Button>
      )}
    </li>
  );
}

/** The devices that are signed in; each can be signed out. */
export function SessionList() {
  const { t } = useTranslation();
  const { data, error } = useQuery(sessionsQuery);
  const endOthers = useCall('accounts.endOtherSessions', { caller: confirmedCall, onSuccess: showWord });
  const refreshed = useRefreshed(sessionsQuery.queryKey);
  return (
    <ListCard
      title={t('account.devices')}
      lead={t('account.devicesLead')}
      error={error}
      rows={data?.sessions.map((session) => <SessionRow key={session.id} session={session} />)}
    >
      {data && data.sessions.length > 1 && (
        <Button
          look="outline"
          size="small"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate({}, refreshed)}
        >
          {t('account.signOutOthers')}
        </Button>
      )}
    </ListCard>
  );
}
