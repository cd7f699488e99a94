import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { endpoints } from '@promenade/contract/calls';
import { expect, test } from 'vitest';
import { helpText } from '../apps/server/src/market-commands/help.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...globSync('docs/*.md', { cwd: root }),
];

/** What a pattern finds in all pages, each with its page. */
const found = (pattern: RegExp): { page: string; parts: string[] }[] =>
  pages.flatMap((page) => [...read(page).matchAll(pattern)].map((parts) => ({ page, parts: [...parts] })));

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('links between the pages lead somewhere, to their headings too', () => {
  const dead = found(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g).filter(
    ({ page, parts: [, path, anchor] }) => {
      const target = path ? normalize(join(dirname(page), path)) : page;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    },
  );
  expect(dead).toEqual([]);
});

test('the scripts and commands that the pages name are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const unknown = found(/npm run (?:-s )?([a-z][a-z-]*)(?: -- ([a-z][a-z-]*))?/g).filter(
    ({ parts: [, script = '', word] }) =>
      !(script in scripts) ||
      (script === 'market' && word && !new RegExp(`^ {2}${word}\\b`, 'm').test(helpText)),
  );
  expect(unknown).toEqual([]);
});

// ':id' of the contract is '{id}' of the pages, or a number in their examples.
const shapeOf = (path: string): string =>
  path.replace(/^\/api\/v1/, '').replaceAll(/:\w+|\{[^}]*\}|\b\d{5,}\b/g, '*');

test('the calls that the pages name are there', () => {
  const known = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${shapeOf(path)}`));
  const unknown = found(/(?:`|^)(GET|POST|PUT|DELETE) \/?((?:api\/v1\/|ops\/)[^`?\s]*)/gm).filter(
    ({ parts: [, method, path = ''] }) => !known.has(`${method} ${shapeOf(`/${path}`)}`),
  );
  expect(unknown).toEqual([]);
});

// A form of every key, one of Node's own, and those of npm run cluster and browsers, which the server does not read.
const others = new Set([
  'KEY_FILE',
  'NODE_EXTRA_CA_CERTS',
  'CLUSTER_ROUNDS',
  'CLUSTER_SEED',
  'WEBDRIVER_URL',
]);
const ofOthers = new Set(['CONTRIBUTING.md', 'docs/performance.md']);

test('the keys of the environment that the pages of an operator name are there', () => {
  const known = read('.env.example');
  const unknown = found(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g).filter(
    ({ page, parts: [, key = ''] }) =>
      !ofOthers.has(page) && !others.has(key) && !known.includes(`${key.replace(/_FILE$/, '')}=`),
  );
  expect(unknown).toEqual([]);
});

test('the source files that pages and decisions name are there: a decision named a test that had moved', () => {
  const folders = '{apps,packages,e2e,bench,scripts,languages}/**/*.{ts,tsx,mjs,sql,css}';
  const exclude = ['**/node_modules', '**/build'];
  const files = globSync(folders, { cwd: root, exclude }).map((file) => `/${file.replaceAll('\\', '/')}`);
  const decisions = globSync('docs/decisions/*.md', { cwd: root });
  const gone = [...pages, ...decisions].flatMap((page) =>
    [...read(page).matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|sql|css))`/g)]
      .filter(([, named]) => !files.some((file) => file.endsWith(`/${named}`)))
      .map(([, named]) => `${page}: ${named}`),
  );
  expect(gone).toEqual([]);
});

test('every library that is shipped is named by a decision: 29 were by none, and nothing used a thirtieth', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).map(read).join('\n');
  const shipped = globSync('{apps,packages}/*/package.json', { cwd: root }).flatMap((file) => {
    const { dependencies = {} } = JSON.parse(read(file)) as { dependencies?: Record<string, string> };
    return Object.keys(dependencies).filter((name) => !name.startsWith('@promenade/'));
  });
  expect(shipped.length).toBeGreaterThan(40);
  const isNamed = (name: string) => new RegExp(`[\\s\`(]${name}[\\s\`,.;:)]`).test(decisions);
  expect(shipped.filter((name) => !isNamed(name))).toEqual([]);
});
