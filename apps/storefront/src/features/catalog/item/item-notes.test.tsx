import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { shirt } from '../../../lib/wire/shop-item.fixture.ts';
import type { ItemView } from '../cards/wire.ts';
import { ItemNotes } from './item-notes.tsx';

const config = { digit_after_decimal_point: 2, time_zone: 'America/Montevideo' };
const texts = {
  'item.offeredBetween': ['at ', ['from'], ' to ', ['until']],
  'item.offeredDays': ['on ', ['from'], ' to ', ['until']],
  'item.offeredFrom': ['on ', ['from']],
} as const;

function notes(more: Partial<ItemView>, time_zone = config.time_zone): string {
  const item = { ...shirt, available: false, store_closed: false, ...more };
  const page = renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', texts)}>
      <MarketContext value={{ config: { ...config, time_zone } } as unknown as Market}>
        <ItemNotes item={item} nowMs={Date.UTC(2026, 10, 27, 15)} />
      </MarketContext>
    </TranslatorContext>,
  );
  return page.replace(/<[^>]*>|[\u2066-\u2069]/g, '');
}

const hours = { available_time_starts: '22:00:00', available_time_ends: '02:00:00' };
const days = { available_date_starts: '2026-11-30', available_date_ends: '2026-12-02' };

test('[ITEM-06] what is not offered today says its days: its hours were the reason given', () => {
  expect(notes({ ...hours, ...days, outside_hours: false })).toBe('on Nov 30, 2026 to Dec 2, 2026');
  expect(notes({ ...days, available_date_ends: null, outside_hours: false })).toBe('on Nov 30, 2026');
});

test('[ITEM-06] what is offered at another hour of the day says its hours, and its days if it has any', () => {
  expect(notes({ ...hours, outside_hours: true })).toBe('at 22:00 to 02:00');
  expect(notes({ ...hours, ...days, outside_hours: true })).toBe(
    'on Nov 30, 2026 to Dec 2, 2026at 22:00 to 02:00',
  );
});

test('[ITEM-06] a campaign’s days are its own in a market east of Fiji, too: each was told a day late', () => {
  const offered = { ...days, outside_hours: false };
  expect(notes(offered, 'Pacific/Auckland')).toBe('on Nov 30, 2026 to Dec 2, 2026');
});
