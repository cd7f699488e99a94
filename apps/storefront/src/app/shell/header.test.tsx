import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { drawnAgain } from '../../lib/pieces/pieces.fixture.tsx';
import { type Market, MarketContext } from '../../lib/session/market.ts';
import { VisitContext } from '../../lib/session/use-visit.ts';
import type { Visit } from '../../lib/session/visit.ts';
import { Header } from './header.tsx';

const market = { config: { phone: '+598 2000 0000', country: 'UY' }, modules: [] } as unknown as Market;
const nowhere = {
  language: 'en',
  theme: null,
  location: null,
  point: null,
  zoneIds: [],
  module: null,
} as const;

const header = ([path, visit]: readonly [string, Partial<Visit>]) => (
  <MemoryRouter initialEntries={[path]}>
    <TranslatorContext value={createTranslator('en', {})}>
      <MarketContext value={market}>
        <VisitContext value={{ ...nowhere, ...visit }}>
          <Header />
        </VisitContext>
      </MarketContext>
    </TranslatorContext>
  </MemoryRouter>
);

test('a header of which the server knows pieces is the one of its page and visit', () => {
  const home = { location: 'Home', point: { lat: -34.9, lng: -56.2 }, zoneIds: ['z'] };
  const moduleOf = (module_type: 'food' | 'parcel' | 'rental') => ({ module: { id: 'm', module_type } });
  const drawn = drawnAgain(
    (
      [
        ['/', {}],
        ['/', home],
        ['/home', home],
        ['/home', { ...home, location: 'Work' }],
        ['/home', { ...home, ...moduleOf('food') }],
        ['/home', { ...home, ...moduleOf('parcel') }],
        ['/home', { ...home, ...moduleOf('rental') }],
        ['/home', { ...home, theme: 'dark' }],
        ['/home?view=cart', home],
        ['/home?view=wishlist', home],
        ['/track-order', home],
        ['/help-and-support', { ...home, ...moduleOf('parcel') }],
      ] as const
    ).map(header),
  );
  expect(drawn.map(({ again }) => again)).toEqual(drawn.map(({ alone }) => alone));
  expect(new Set(drawn.map(({ alone }) => alone)).size).toBe(drawn.length - 1);
});
