import { Suspense } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useSignedIn } from '../../../lib/session/use-stored.ts';

const UnreadBadge = queryView<object>(async () => (await import('./unread-badge.tsx')).UnreadBadge);

/** How many notifications wait, at the corner of what it stands in; its code comes once somebody is signed in. */
export function UnreadCount() {
  if (!useSignedIn()) return null;
  return (
    <Suspense fallback={null}>
      <UnreadBadge />
    </Suspense>
  );
}
