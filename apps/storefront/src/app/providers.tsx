import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { createQueryClient } from '../lib/api/query-client.ts';
import { createFormat, type Format } from '../lib/format/format.ts';
import { FormatContext } from '../lib/format/use-format.ts';
import type { Language } from '../lib/i18n/languages.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { MarketContext } from '../lib/session/market.ts';
import { VisitContext } from '../lib/session/use-visit.ts';
import type { RootData } from './root.tsx';

// Intl formatters cost tens of microseconds each to make: one set per language and configuration is kept.
const formats = new Map<string, Format>();

function formatFor(language: Language, config: RootData['config']): Format {
  const { currency_code, currency_symbol, currency_symbol_direction, digit_after_decimal_point, time_zone } =
    config;
  const key = [
    language,
    currency_code,
    currency_symbol,
    currency_symbol_direction,
    digit_after_decimal_point,
    time_zone,
  ].join();
  const kept = formats.get(key);
  if (kept) return kept;
  const made = createFormat(language, config);
  formats.set(key, made);
  return made;
}

/** Puts what the root loader read, and the query cache, within reach of every page. */
export function Providers({ root, children }: { readonly root: RootData; readonly children: ReactNode }) {
  const { t, language } = useTranslation();
  const [queryClient] = useState(() => createQueryClient(t('common.connectionLost')));
  const format = useMemo(() => formatFor(language, root.config), [language, root.config]);
  return (
    <VisitContext value={root.visit}>
      <MarketContext value={root}>
        <FormatContext value={format}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </FormatContext>
      </MarketContext>
    </VisitContext>
  );
}
