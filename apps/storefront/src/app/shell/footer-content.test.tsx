import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../lib/session/market.ts';
import { FooterContent, type FooterContentProps } from './footer-content.tsx';

const config = {
  business_name: 'Corner Market',
  footer_text: 'Since 2026.',
  email: 'desk@market.example',
  phone: '+598 2000 0000',
  address: 'Sarandí 500',
  social_media: [] as { name: string; link: string }[],
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
};
const apps = { playstore_url: '', playstore_url_status: 0, apple_store_url: '', apple_store_url_status: 0 };
const landing = {
  fixed_footer_description: 'All around the corner.',
  fixed_newsletter_title: 'Stay close',
  fixed_newsletter_sub_title: 'Once a month.',
};

function footer(change: Partial<typeof config> = {}, links: Partial<typeof apps> = {}): string {
  const market = { config: { ...config, ...change } } as unknown as Market;
  const said = {
    ...landing,
    download_user_app_links: { ...apps, ...links },
  } as FooterContentProps['landing'];
  return renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <MarketContext value={market}>
          <FooterContent landing={said} logoTarget="/home" />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
}

const linksOf = (text: string): string[] =>
  [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));

test('[NAV-12] who the market is, how to reach it, and where its pages are', () => {
  const text = footer();
  const said = ['All around the corner.', 'Stay close', 'Once a month.', 'Since 2026.', 'Corner Market'];
  for (const words of [...said, 'Sarandí 500']) expect(text).toContain(words);
  expect(linksOf(text)).toEqual(
    expect.arrayContaining([
      'mailto:desk@market.example',
      'tel:+59820000000',
      '?view=address-map',
      '/campaigns',
      '/wallet',
      '/loyalty-points',
      '/store-registration?active=active',
      '/deliveryman-registration',
      '/about-us',
      '/help-and-support',
      '/terms-and-conditions',
      '/privacy-policy',
      '/refund-policy',
      '/cancellation-policy',
      '/shipping-policy',
    ]),
  );
});

test('[LANG-03] a wide page, whose header names no language once a place is known, leads to the choice of one', () => {
  const text = footer();
  expect(linksOf(text)).toContain('/settings');
  expect(text).toContain('English');
});

test('[NAV-12] wallet, points and policies go with their flags', () => {
  const off = { customer_wallet_status: 0, loyalty_point_status: 0, refund_policy: 0 };
  const links = linksOf(footer({ ...off, cancelation_policy: 0, shipping_policy: 0 }));
  for (const gone of [
    '/wallet',
    '/loyalty-points',
    '/refund-policy',
    '/cancellation-policy',
    '/shipping-policy',
  ])
    expect(links).not.toContain(gone);
  expect(links).toContain('/privacy-policy');
});

test('[NAV-12] apps and other places are named where the market has them, and nothing stands for those it has not', () => {
  expect(linksOf(footer()).filter((href) => href.startsWith('http'))).toEqual([]);
  const store = 'https://play.example/app';
  const apple = 'https://apps.example/app';
  const social = { name: 'Mastodon', link: 'https://social.example/@market' };
  const links = { playstore_url: store, playstore_url_status: 1, apple_store_url: apple };
  expect(
    linksOf(footer({ social_media: [social] }, links)).filter((href) => href.startsWith('http')),
  ).toEqual([store, social.link]);
  const both = footer({}, { ...links, apple_store_url_status: 1 });
  expect(linksOf(both)).toContain(apple);
});

test('[NAV-12] what nobody has told is left out', () => {
  const links = linksOf(footer({ email: '', phone: '', address: '' }));
  for (const begin of ['mailto:', 'tel:', '?view='])
    expect(links.filter((href) => href.startsWith(begin))).toEqual([]);
});
