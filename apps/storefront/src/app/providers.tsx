import type { ReactNode } from 'react';
import { MarketContext } from '../lib/session/market.ts';
import { VisitContext } from '../lib/session/use-visit.ts';
import type { RootData } from './root.tsx';

/** Puts what the root loader read within reach of every page. The query cache comes with what needs it (lib/api/queries). */
export function Providers({ root, children }: { readonly root: RootData; readonly children: ReactNode }) {
  return (
    <VisitContext value={root.visit}>
      <MarketContext value={root}>{children}</MarketContext>
    </VisitContext>
  );
}
