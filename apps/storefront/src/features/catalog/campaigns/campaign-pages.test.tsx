import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { VisitContext } from '../../../lib/session/use-visit.ts';
import type { Visit } from '../../../lib/session/visit.ts';
import { CampaignCard } from './campaign-pages.tsx';
import type { CampaignView } from './load-campaigns.ts';

const campaign = {
  id: 'c1',
  slug: 'green-week',
  module_id: 'm1',
  title: 'Green week',
  description: 'Without meat.',
  image_full_url: '/media/green.webp',
  image_width: 960,
  image_height: 360,
  available_date_starts: '2026-11-30',
  available_date_ends: '2026-12-02',
  start_time: '07:00:00',
  end_time: '13:00:00',
  store_count: 3,
} as CampaignView;
const texts = { 'list.campaignDays': [['from'], ' to ', ['until']] } as const;

test.each(['America/Montevideo', 'Pacific/Auckland'])(
  'a campaign’s card tells its days and hours in %s: in New Zealand each day was told a day late',
  (time_zone) => {
    const card = renderToStaticMarkup(
      <MemoryRouter>
        <TranslatorContext value={createTranslator('en', texts)}>
          <MarketContext value={{ config: { time_zone } } as unknown as Market}>
            <VisitContext value={{ module: null } as Visit}>
              <CampaignCard heading="h2" campaign={campaign} />
            </VisitContext>
          </MarketContext>
        </TranslatorContext>
      </MemoryRouter>,
    );
    const said = card.replace(/<[^>]*>|[\u2066-\u2069]/g, '');
    expect(said).toContain('Nov 30, 2026 to Dec 2, 2026');
    expect(said).toMatch(/07:00–13:00/);
  },
);
