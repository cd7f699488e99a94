import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { viewParameter } from '../../lib/view/view-parameters.ts';
import { lazyView } from '../../ui/lazy/on-demand.tsx';
import { useFirstSign } from './first-sign.ts';

const View = lazyView<object>(async () => (await import('./market-views.tsx')).MarketViews);

/** What the market itself opens over any page, and what is listened for in its footer, once somebody is there. */
export function MarketOverlay() {
  const isAsked = useLocation().search.includes(viewParameter);
  const isSomebodyThere = useFirstSign();
  if (!isAsked && !isSomebodyThere) return null;
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
