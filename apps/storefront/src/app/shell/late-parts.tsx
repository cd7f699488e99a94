import { type ComponentType, useEffect, useState } from 'react';
import { fetchLaterTexts } from '../../lib/i18n/page-texts.ts';
import { whenIdle } from '../../lib/view/when-idle.ts';

/** What a page needs only once it is idle: the state of the connection, and the service worker. */
export function LateParts() {
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      void Promise.all([import('../connection/connection-band.tsx'), fetchLaterTexts()]).then(
        ([{ ConnectionBand }]) => setView(() => ConnectionBand),
        () => undefined,
      );
    });
  }, []);
  return <div role="status">{View && <View />}</div>;
}
