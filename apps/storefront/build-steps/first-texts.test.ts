import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCatalogues } from './catalogues.ts';
import { codeAtOnce, firstTexts } from './first-texts.ts';
import { usedTexts } from './used-texts.ts';

const source = join(import.meta.dirname, '../src');

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  return folder;
}

test('a key said whole is used, one that is put together is any of its form, and no other', () => {
  const used = usedTexts(
    "t('cart.title'); t(`order.status_$" + '{status}`); t(`partners.$' + '{kind}Title`)',
  );
  const keys = [
    'cart.title',
    'cart.titles',
    'order.status_paid',
    'order.paid',
    'partners.storeTitle',
    'partners.storeText',
  ];
  expect(keys.filter(used)).toEqual(['cart.title', 'order.status_paid', 'partners.storeTitle']);
});

test('texts of what a page imports are its first ones, those of what it fetches later are not', () => {
  const folder = folderWith({
    'app/entry.client.tsx': "import '../lib/start.ts';",
    'app/root.tsx': "import {\n  Head,\n} from './head.tsx';\nimport './base.css';",
    'app/head.tsx':
      "export { Foot } from './foot.tsx';\nt('shell.menu');\nconst load = () => import('./menu.tsx');",
    'app/foot.tsx': "import { Head } from './head.tsx';\nt('shell.terms');",
    'app/menu.tsx': "t('menu.help');",
    'app/routes/home.tsx': "t('home.title');",
    'lib/start.ts': "t('common.other');",
  });
  const keys = ['shell.menu', 'shell.terms', 'menu.help', 'home.title', 'common.other'];
  expect(keys.filter(firstTexts(folder))).toEqual([
    'shell.menu',
    'shell.terms',
    'home.title',
    'common.other',
  ]);
});

test('a page begins with the texts it shows, an eighth of all', () => {
  const { first, later } = readCatalogues()['en'] ?? {};
  const [now, then] = [first, later].map((file) => Object.keys(JSON.parse(file?.json ?? '{}')));
  expect(now).toEqual(expect.arrayContaining(['common.other', 'home.sort_rating', 'shell.menu']));
  expect(then).toEqual(expect.arrayContaining(['cart.title', 'order.title']));
  expect((first?.json.length ?? 0) * 4).toBeLessThan(later?.json.length ?? 0);
});

// What it names is waited for by the home that draws it.
const passedOn = 'app/overlays/rental-home-code.ts';

const waiting = /\b(lazyView|queryView|lateView|fetchCode|fetchLaterTexts)\b/;

test('whoever fetches code of ours later waits for its texts, or it has none', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const texts = Object.values(readCatalogues()['en'] ?? {}).flatMap(({ json }) =>
    Object.keys(JSON.parse(json)),
  );
  const isFirst = firstTexts(source);
  const hasty = files.flatMap((file) => {
    const path = join(source, file);
    const code = readFileSync(path, 'utf8');
    if (waiting.test(code)) return [];
    const fetched = Array.from(code.matchAll(/import\('(\.[^']+\.tsx?)'\)/g), ([, to = '']) =>
      join(dirname(path), to),
    );
    const used = usedTexts(codeAtOnce(fetched));
    return texts.some((key) => used(key) && !isFirst(key)) ? [file] : [];
  });
  expect(hasty).toEqual([passedOn]);
});
