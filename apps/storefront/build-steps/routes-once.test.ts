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

/** What a script that gives back the place on a page does, as the router has it, or in fewer bytes. */
function restoring(code: string, state: { key?: string } | null, stored: string | null) {
  const [, arrow = ''] =
    code.match(/let restoreScroll = ("?\([\s\S]*?)(?:\)\.toString\(\))?;\n\tif \(props/) ?? [];
  const done: unknown[] = [];
  const window = { history: { state, replaceState }, scrollTo: (...to: unknown[]) => done.push(to) };
  function replaceState(next: { key?: string }) {
    window.history.state = next;
    done.push(typeof next.key);
  }
  const storage = { getItem: () => stored, removeItem: (name: string) => done.push(name) };
  const text = arrow.startsWith('"') ? (JSON.parse(arrow) as string) : `${arrow})`;
  const run = new Function(
    'window, history, scrollTo, sessionStorage, console',
    `return (${text})('places', null)`,
  );
  run(window, window.history, window.scrollTo, storage, { error: () => done.push('told') });
  return done;
}

test.each([
  [{ key: 'a' }, '{"a":120}', [[0, 120]]],
  [{ key: 'a' }, '{"b":120}', []],
  [{ key: 'a' }, null, []],
  [{ key: 'a' }, '{', ['told', 'places']],
  [null, '{"b":120}', ['string']],
  [{}, null, ['string']],
])(
  'a page that is returned to, %j with %s, is where it was: by fewer bytes as by the router’s own',
  (state, stored, done) => {
    const lib = files.find(({ name }) => name.endsWith('/dom/lib.js'));
    const own = lib?.code ?? '';
    const shorter = withRoutesOnce(lib?.name ?? '', own);
    expect(shorter.length).toBeLessThan(own.length - 200);
    expect(restoring(own, state, stored)).toEqual(done);
    expect(restoring(shorter, state, stored)).toEqual(done);
  },
);

test('files of nobody’s rule are as they were', () => {
  expect(withRoutesOnce('src/own.ts', 'function ServerRouter(')).toBe('function ServerRouter(');
});
