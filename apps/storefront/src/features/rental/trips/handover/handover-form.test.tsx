import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { createTranslator } from '../../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../../lib/session/market.ts';
import { HandoverForm, readingOf } from './handover-form.tsx';

function formOf(fuel_type: 'petrol' | 'none'): string {
  const unit = { unit_id: 'u', line_id: 'l', vehicle_name: 'Viento', plate: '', driver: null, fuel_type };
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient('')}>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config: {} } as Market}>
          <HandoverForm tripId="t" unit={unit} moment="pickup" onDone={() => undefined} />
        </MarketContext>
      </TranslatorContext>
    </QueryClientProvider>,
  );
}

test('a check of a bicycle asks for no fuel, and for kilometres only where it has a clock: it could not be written down without', () => {
  expect(formOf('none')).not.toContain('type="range"');
  expect(formOf('none')).toContain('trips.odometerNone');
  expect(formOf('petrol')).toContain('type="range"');
  expect(formOf('petrol')).not.toContain('trips.odometerNone');
  expect(['', '0', '12', 'x'].map((text) => readingOf(text, 'none'))).toEqual([0, 0, 12, null]);
  expect(['', '12', '5000001'].map((text) => readingOf(text, 'petrol'))).toEqual([null, 12, null]);
});
