import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { IconLink } from '../../ui/button/icon-link.tsx';

const Unread = queryView<object>(async () => (await import('./unread/unread-badge.tsx')).UnreadBadge);

/** The header's link to the inbox (NAV-07), with the number of unread messages; guests are asked there to sign in. */
export function ChatButton() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  return (
    <IconLink icon="chat" label={t('chat.title')} to={paths.inbox()}>
      {signedIn && (
        <Suspense fallback={null}>
          <Unread />
        </Suspense>
      )}
    </IconLink>
  );
}
