import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../../lib/session/market.ts';
import type { Trip } from '../page/use-trip.ts';
import { UnitsPart } from './units-part.tsx';

const bicycle = { unit_id: 'u', line_id: 'l', vehicle_name: 'Viento', plate: null, driver: null };
const fuels = ['petrol', 'none'] as const;

const checked = {
  id: 'h',
  unit_id: 'u',
  moment: 'pickup',
  written_by: 'provider',
  odometer_km: 40_210,
  fuel_percent: 80,
  note: '',
  pictures: [],
  at: '2026-03-05T15:00:00.000Z',
};

function shown(
  trip_status: Trip['trip_status'],
  plate: string | null = null,
  handovers: readonly (typeof checked)[] = [],
  fuel_type: (typeof fuels)[number] = 'petrol',
): string {
  const units = [{ ...bicycle, plate, fuel_type }];
  const trip = { id: 't', trip_status, handovers, units, time_zone: 'UTC' } as unknown as Trip;
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config: {} } as Market}>
          <UnitsPart trip={trip} own />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('what is written down of a bicycle, which has no plate, is heard with its name', () => {
  expect(shown('confirmed')).toMatch(/trips\.handover_pickup<span[^>]*>\u00a0· Viento<\/span>/);
});

test('a bicycle of which there is nothing to say has no card of its own: it told the name that stands among the vehicles', () => {
  expect(shown('pending')).toBe('');
  expect(shown('canceled')).toBe('');
  expect(shown('pending', 'ABC 123')).toContain('ABC 123');
});

test('a cancelled trip does not say which vehicle it would have had: its plate stood there', () => {
  expect(shown('canceled', 'ABC 123')).toBe('');
  expect(shown('payment_failed', 'ABC 123')).toBe('');
  expect(shown('completed', 'ABC 123')).toContain('ABC 123');
});

test('no dot hangs at a line’s end where what a check says wraps: it was part of the words before it', () => {
  const page = shown('completed', 'ABC 123', [checked]);
  expect(page).toMatch(/trips\.handover_pickup<\/span>.*trips\.by_provider<\/span>/);
  expect(page).toMatch(/trips\.odometerIs<\/span>.*trips\.fuelIs<\/span>/);
});

test('a check of a bicycle tells no fuel, and no kilometres where it has no clock: it said 0 km and a charge', () => {
  const page = (odometer_km: number) => shown('completed', null, [{ ...checked, odometer_km }], 'none');
  expect(page(0)).toContain('trips.by_provider');
  expect(page(0)).not.toMatch(/trips\.(odometerIs|fuelIs)/);
  expect(page(12)).toContain('trips.odometerIs');
  expect(shown('completed', null, [checked], 'petrol')).toContain('trips.fuelIs');
});
