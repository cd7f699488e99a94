/**
 * Measures what a browser fetches for the first page of each route, gzip, from the storefront's build, and fails if
 * it exceeds the budget (decision 21: 125 KB of JavaScript, 20 KB of CSS in three style sheets). KB are 1000 bytes.
 * Messages are data, one language each, and are counted separately. `node scripts/check-bytes.mjs [route id …]`; without ids, every route.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const budget = { scriptBytes: 125_000, styleBytes: 20_000, allBytes: 300_000, sheets: 3 };
const client = join(import.meta.dirname, '../apps/storefront/build/client');
const assets = join(client, 'assets');
const files = readdirSync(assets);

const manifestFile = files.find((file) => /^manifest-.*\.js$/.test(file));
if (!manifestFile) throw new Error('No build: run `npm run build` first.');
const manifest = JSON.parse(
  readFileSync(join(assets, manifestFile), 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;\s*$/, ''),
);

const gzipBytes = (path) => gzipSync(readFileSync(join(client, path)), { level: 6 }).length;
const withoutMark = (path) => path.replace(/#.*$/, '');

/** A route and its ancestors. */
function chainOf(id) {
  const route = manifest.routes[id];
  if (!route) throw new Error(`No route ${id}; there are ${Object.keys(manifest.routes).join(', ')}`);
  return [...(route.parentId ? chainOf(route.parentId) : []), route];
}

function measure(id) {
  const parts = [manifest.entry, ...chainOf(id)];
  const scripts = new Set([
    `/assets/${manifestFile}`,
    ...parts.flatMap((part) => [part.module, ...part.imports]),
  ]);
  const styles = new Set(parts.flatMap((part) => part.css).map(withoutMark));
  const sum = (paths) => [...paths].reduce((total, path) => total + gzipBytes(path), 0);
  return { scriptBytes: sum(scripts), styleBytes: sum(styles), sheets: styles.size };
}

const largest = (paths, weigh) => Math.max(0, ...paths.map(weigh));
const messageBytes = largest(
  // The pseudo-language is for tests, and longer than any other.
  files.filter((file) => file.startsWith('messages-') && !file.startsWith('messages-en-XA')),
  (file) => gzipBytes(`/assets/${file}`),
);
// woff2 is packed already.
const fontBytes = largest(
  files.filter((file) => file.endsWith('.woff2')),
  (file) => readFileSync(join(assets, file)).length,
);

const asked = process.argv.slice(2);
const ids = asked.length > 0 ? asked : Object.keys(manifest.routes).filter((id) => id !== 'root');
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(6);
let over = false;
console.log('    JS    CSS  texts   font    all  KB gz, style sheets, first page');
for (const id of ids) {
  const { scriptBytes, styleBytes, sheets } = measure(id);
  const allBytes = scriptBytes + styleBytes + messageBytes + fontBytes;
  const tooMuch =
    scriptBytes > budget.scriptBytes ||
    styleBytes > budget.styleBytes ||
    allBytes > budget.allBytes ||
    sheets > budget.sheets;
  over ||= tooMuch;
  const row = [scriptBytes, styleBytes, messageBytes, fontBytes, allBytes].map(kilobytes).join(' ');
  console.log(`${row}  ${sheets}  ${id}${tooMuch ? '  OVER BUDGET' : ''}`);
}
if (over) {
  console.error('Over budget: 125 KB of JavaScript, 20 KB of CSS in 3 style sheets, 300 KB in all.');
  process.exit(1);
}
