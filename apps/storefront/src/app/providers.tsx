import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../lib/api/query-client.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { MarketContext } from '../lib/session/market.ts';
import { VisitContext } from '../lib/session/use-visit.ts';
import type { RootData } from './root.tsx';

/** Puts what the root loader read, and the query cache, within reach of every page. */
export function Providers({ root, children }: { readonly root: RootData; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [queryClient] = useState(() => createQueryClient(t('common.connectionLost')));
  return (
    <VisitContext value={root.visit}>
      <MarketContext value={root}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </MarketContext>
    </VisitContext>
  );
}
