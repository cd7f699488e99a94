import type { Page } from '@playwright/test';
import { expect, marketUrl, test } from '../support/market.ts';
import { type Address, everyAddress, type ModuleType } from './addresses.ts';
import { routeIds } from './built-routes.ts';
import { lookAt } from './look-at-page.ts';
import { arriveLooking, enterModule, type Look } from './looking.ts';
import { englishTextsNotIn } from './texts.ts';

test.use({ drawsMaps: true });
// By one worker, which requests each link once.
test.describe.configure({ mode: 'default' });

const width = 320;

const everyLook: readonly Look[] = (['en', 'ar', 'nl', 'fr', 'en-XA'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['guest', 'customer'] as const).map((shopper) => ({ language, theme, shopper, width })),
  ),
);

// `npm run crawl` looks at every page with each of these; otherwise two share the pages.
const isWhole = process.env['CRAWL'] === 'all';

const looks: readonly Look[] = isWhole
  ? everyLook
  : [
      { language: 'ar', theme: 'dark', shopper: 'customer', width },
      // Longer words than in any of the four languages.
      { language: 'en-XA', theme: 'light', shopper: 'guest', width },
    ];

/** The page of a link, without the dialog in `view`, on which no status depends. */
function pageOf(link: string): string {
  const url = new URL(link, marketUrl());
  url.hash = '';
  url.searchParams.delete('view');
  return url.href;
}

const ownPages = (links: readonly string[]): string[] =>
  links.filter((link) => link.startsWith(`${marketUrl()}/`)).map(pageOf);

// Links that a look has requested, and pages that one opens.
const known = new Set<string>();

/** A page's internal links that lead nowhere; each is requested once, as the visitor who came upon it first. */
async function deadLinks(page: Page, links: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const link of ownPages(links)) {
    if (known.has(link)) continue;
    known.add(link);
    const status = (await page.request.get(link)).status();
    if (status >= 400) dead.push(`dead link: ${status} ${link}`);
  }
  return dead;
}

async function crawl(page: Page, addresses: readonly Address[], { language }: Look): Promise<string[]> {
  const foreign = englishTextsNotIn(language);
  const findings: string[] = [];
  let current: ModuleType = 'food';
  for (const address of addresses) {
    if (address.module !== current) await enterModule(page, address.module);
    current = address.module;
    const looked = await lookAt(page, address, foreign);
    // A 'not found' page has no links of its own to check.
    const links = address.status === undefined ? looked.links : [];
    findings.push(...looked.findings, ...(await deadLinks(page, links)));
  }
  return findings;
}

for (const [turn, look] of looks.entries()) {
  const { language, theme, shopper } = look;
  test(`[NAV-01] [LANG-01] [LANG-02] every page is whole at 320 px: ${language}, ${theme}, ${shopper}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const addresses = await everyAddress(page, await arriveLooking(page, look));
    const walked = new Set(addresses.map(({ route }) => route));
    expect(routeIds().filter((id) => !walked.has(id))).toEqual([]);
    const share = addresses.filter((_, place) => isWhole || place % looks.length === turn);
    // Some look opens each of these, so links to them need no request.
    for (const { path } of addresses) known.add(pageOf(path));
    const findings = await crawl(page, share, look);
    expect(findings.join('\n')).toBe('');
  });
}
