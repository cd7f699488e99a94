import { languages, messageOf } from '@promenade/contract/refusals';
import type { ModuleType } from '@promenade/domain/modules';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { VisitContext } from '../../../lib/session/use-visit.ts';
import { parseVisit } from '../../../lib/session/visit.ts';
import { ZoneList } from './zone-list.tsx';

const ofDelivery = /deliver|bezorg|livr|توصيل|نوصل/i;

const textOf = (language: string, room: string, key: string): string => {
  const file = new URL(`../../../lib/i18n/messages/${room}.${language}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key] ?? '';
};

test.each(languages)(
  '[MOD-07] a place outside all zones is told in words that are right in rental, too (%s): it said that nothing is delivered there',
  (language) => {
    const told = [
      messageOf('no_zone', language),
      textOf(language, 'location', 'outside'),
      textOf(language, 'address', 'outOfZones'),
    ];
    for (const text of told) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(ofDelivery);
    }
  },
);

const config = { currency_code: 'UYU', digit_after_decimal_point: 0, time_zone: 'UTC' };

test.each([
  ['food', 'location.zones'],
  ['rental', 'location.zonesPickup'],
] as const)(
  '[MOD-07] zones are where one can pick up in rental: it said where we deliver (%s)',
  (type, key) => {
    const module = JSON.stringify({ id: 'm', module_type: type satisfies ModuleType });
    const list = renderToStaticMarkup(
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={{ config } as unknown as Market}>
          <VisitContext value={parseVisit({ module }, null)}>
            <ZoneList zones={[]} onZone={() => undefined} compact />
          </VisitContext>
        </MarketContext>
      </TranslatorContext>,
    );
    expect(list).toContain(`aria-label="${key}"`);
  },
);
