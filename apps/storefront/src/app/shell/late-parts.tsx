import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/view/when-idle.ts';

/** What a page needs no sooner than it is at rest: word of the connection, and the worker that keeps what was read. */
export function LateParts() {
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    whenIdle(() => {
      void import('../connection/connection.tsx').then(
        ({ Connection }) => setView(() => Connection),
        () => undefined,
      );
    });
  }, []);
  return <div role="status">{View && <View />}</div>;
}
