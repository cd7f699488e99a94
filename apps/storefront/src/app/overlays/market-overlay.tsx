import { useLocation } from 'react-router';
import { viewParameter } from '../../lib/view/view-parameters.ts';
import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';
import { useFirstInteraction } from './first-interaction.ts';

const View = lazyView<{ readonly open: boolean }>(
  async () => (await import('./market-views.tsx')).MarketViews,
);

/**
 * The market's own views over any page, and the listeners of its footer, from the first interaction on. It then stays
 * mounted: closing the view that a page was opened with is handled at once.
 */
export function MarketOverlay() {
  const isAsked = useLocation().search.includes(viewParameter);
  const isSomebodyThere = useFirstInteraction();
  return <OnDemand quiet view={View} props={{ open: isAsked || isSomebodyThere }} />;
}
