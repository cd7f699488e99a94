import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../../lib/i18n/use-translation.ts';
import type { Trip } from '../page/use-trip.ts';
import { UnitsPart } from './units-part.tsx';

test('what is written down of a bicycle, which has no plate, is heard with its name', () => {
  const unit = { unit_id: 'u', line_id: 'l', vehicle_name: 'Viento', plate: null, driver: null };
  const trip = { id: 't', trip_status: 'confirmed', handovers: [], units: [unit] } as unknown as Trip;
  const part = renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <UnitsPart trip={trip} own />
      </TranslatorContext>
    </MemoryRouter>,
  );
  expect(part).toMatch(/trips\.handover_pickup<span[^>]*> · Viento<\/span>/);
});
