import { useLocation } from 'react-router';
import { viewParameter } from '../../lib/view/view-parameters.ts';
import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';
import { useFirstInteraction } from './first-interaction.ts';

const View = lazyView<{ readonly open: boolean }>(
  async () => (await import('./market-views.tsx')).MarketViews,
);

/**
 * What the market itself opens over any page, and what is listened for in its footer, once somebody is there. From then
 * on it stays: whoever closes the view that a page came with is heard at once.
 */
export function MarketOverlay() {
  const isAsked = useLocation().search.includes(viewParameter);
  const isSomebodyThere = useFirstInteraction();
  return <OnDemand view={View} props={{ open: isAsked || isSomebodyThere }} />;
}
