import { useView } from '../../lib/view/use-view.ts';
import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';

export interface MarketViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const AddressMap = lazyView<MarketViewProps>(async () => (await import('./market-views.tsx')).AddressMap);
const JoinDialog = lazyView<MarketViewProps>(async () => (await import('./market-views.tsx')).JoinDialog);

/** Where the market is (`address-map`, NAV-12) and the ways to sign up with it (`join`, NAV-07), over any page. */
export function MarketOverlay() {
  const [map, join] = [useView('address-map'), useView('join')];
  return (
    <>
      <OnDemand view={AddressMap} props={{ open: map.open, onClose: map.hide }} />
      <OnDemand view={JoinDialog} props={{ open: join.open, onClose: join.hide }} />
    </>
  );
}
