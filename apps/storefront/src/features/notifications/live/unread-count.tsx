import { Suspense } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useSignedIn } from '../../../lib/session/use-stored.ts';

const UnreadBadge = queryView<object>(async () => (await import('./unread-badge.tsx')).UnreadBadge);

/** The number of unread notifications, as a badge; its code is loaded once somebody is signed in. */
export function UnreadCount() {
  if (!useSignedIn()) return null;
  return (
    <Suspense fallback={null}>
      <UnreadBadge />
    </Suspense>
  );
}
