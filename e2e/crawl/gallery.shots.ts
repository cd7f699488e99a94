import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../support/market.ts';
import { type Address, everyAddress, everyView, type ModuleType } from './addresses.ts';
import { arriveLooking, enterModule, type Look } from './looking.ts';
import { settle } from './look-at-page.ts';

test.use({ drawsMaps: true });

const folder = join(import.meta.dirname, '../../.tmp/gallery');

const looks: readonly Look[] = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'ar'] as const).map((language) => ({ language, theme, shopper: 'customer' as const, width })),
  ),
);

const nameOf = (address: Address, turn: number): string =>
  `${String(turn).padStart(3, '0')}-${address.path.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}.jpg`;

async function takeAll(page: Page, addresses: readonly Address[], into: string): Promise<void> {
  let current: ModuleType = 'food';
  for (const [turn, address] of addresses.entries()) {
    if (address.module !== current) await enterModule(page, address.module);
    current = address.module;
    await page.goto(address.path);
    await settle(page);
    // Dialogs load code of their own.
    if (address.path.includes('view=')) await page.getByRole('dialog').first().waitFor();
    const path = join(into, nameOf(address, turn));
    await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: !address.path.includes('view=') });
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** All screenshots of a look on one page, in the gallery's folder. */
function writePage(name: string): void {
  const pictures = readdirSync(join(folder, name)).filter((file) => file.endsWith('.jpg'));
  const figures = pictures.map(
    (file) =>
      `<figure><img loading="lazy" src="${name}/${escaped(file)}" alt=""><figcaption>${escaped(file)}</figcaption></figure>`,
  );
  const style =
    'body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}figure{margin:0;width:360px}img{width:100%;border:1px solid #999}';
  writeFileSync(
    join(folder, `${name}.html`),
    `<!doctype html><title>${name}</title><style>${style}</style>${figures.join('')}`,
  );
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html') && file !== 'index.html');
  const links = pages.map(
    (file) => `<h2>${file}</h2><iframe src="${file}" width="100%" height="900"></iframe>`,
  );
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Gallery</title>${links.join('')}`);
}

for (const look of looks) {
  const name = `${look.width}-${look.theme}-${look.language}`;
  test(`gallery: ${name}`, async ({ page }) => {
    test.setTimeout(1_200_000);
    const into = join(folder, name);
    mkdirSync(into, { recursive: true });
    const shopper = await arriveLooking(page, look);
    const addresses = [...(await everyAddress(page, shopper)), ...(await everyView(page))];
    await takeAll(page, addresses, into);
    writePage(name);
  });
}
