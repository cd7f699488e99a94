import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { AvailabilityCalendar } from './calendar.tsx';
import type { VehicleContents } from './load-vehicle.ts';

const messages = { 'rental.calendarLast': ['A trip can begin until ', ['day'], '.'] } as const;
const config = { currency_code: 'UYU', digit_after_decimal_point: 0, time_zone: 'UTC' };

function shown(month: string, days = [{ date: `${month}-27`, free: 1 }]): string {
  const calendar = { days, total: 1 } as unknown as VehicleContents['calendar'];
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', messages)}>
        <MarketContext value={{ config } as unknown as Market}>
          <AvailabilityCalendar
            calendar={calendar}
            month={month}
            bookable={{ today: '2026-11-27', latestDay: '2027-02-25' }}
          />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

test('a calendar does not show the weeks that are over: at a month’s end four rows of five said nothing', () => {
  const days = Array.from({ length: 30 }, (_, at) => ({
    date: `2026-11-${String(at + 1).padStart(2, '0')}`,
    free: 1,
  }));
  const html = shown('2026-11', days);
  // 27 November 2026 is a Friday; its week is shown whole.
  expect([...html.matchAll(/dateTime="2026-11-(\d\d)"/g)].map(([, day]) => day)).toEqual([
    ...['23', '24', '25', '26', '27', '28', '29', '30'],
  ]);
});

test('the last month of the calendar says until when a trip can begin: its last days were pale, and it did not say why', () => {
  expect(shown('2027-02')).toMatch(/A trip can begin until .?Feb 25, 2027/);
  expect(shown('2027-01')).not.toContain('can begin until');
});
