import type { ReactNode } from 'react';
import { type Market, MarketContext } from '../lib/session/market.ts';
import { VisitContext } from '../lib/session/use-visit.ts';
import type { Visit } from '../lib/session/visit.ts';

interface ProvidersProps {
  readonly visit: Visit;
  readonly market: Market;
  readonly children: ReactNode;
}

/**
 * Provides what the root loader read to every page. The query cache comes with the code that needs it
 * (lib/api/queries).
 */
export function Providers({ visit, market, children }: ProvidersProps) {
  return (
    <VisitContext value={visit}>
      <MarketContext value={market}>{children}</MarketContext>
    </VisitContext>
  );
}
