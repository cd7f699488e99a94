import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withRoutesOnce, workedOutOnce } from './routes-once.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('node_modules/react-router/dist/production/lib/**/*.js', { cwd: root })
  .map((name) => join(root, name))
  .map((name) => ({ name, code: readFileSync(name, 'utf8') }));

test.each(workedOutOnce)('the router has $text in one place alone', ({ file, text }) => {
  const [found, ...others] = files.filter(({ name }) => file.test(name));
  expect(others).toEqual([]);
  expect(found?.code.split(text)).toHaveLength(2);
});

test('the modules of all routes are worked out once for a build', () => {
  const entry = files.find(({ name }) => name.endsWith('/server-runtime/entry.js'));
  const code = withRoutesOnce(entry?.name ?? '', entry?.code ?? '').replace(/^export .*$/m, '');
  const modulesOf = new Function(`${code} return createEntryRouteModules;`)() as (routes: object) => object;
  const routes = { root: { module: 'frame' }, home: { module: 'page' } };
  expect(modulesOf(routes)).toEqual({ root: 'frame', home: 'page' });
  expect(modulesOf(routes)).toBe(modulesOf(routes));
  expect(modulesOf({ ...routes })).not.toBe(modulesOf(routes));
});

test('files of nobody’s rule are as they were', () => {
  expect(withRoutesOnce('src/own.ts', 'function ServerRouter(')).toBe('function ServerRouter(');
});
