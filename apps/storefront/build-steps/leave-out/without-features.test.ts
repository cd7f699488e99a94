import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Feature, unasked } from './features.ts';
import { withoutFeatures } from './without-features.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const found = (...patterns: string[]): string[] => globSync(patterns, { cwd: root });

const ours = found('apps/storefront/src/**/*.{ts,tsx}')
  .filter((name) => !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, code: read(name) }));
const bundled = found(
  'node_modules/@base-ui/react/{alert-dialog,dialog,popover,internals,utils}/**/*.mjs',
  'node_modules/@base-ui/utils/**/*.mjs',
  'node_modules/@tanstack/{react-query,query-core}/build/modern/*.js',
  'node_modules/react-hook-form/dist/*.mjs',
).map((name) => ({ name, code: read(name) }));
const carriers = found(
  'node_modules/react-dom/cjs/react-dom-client.production.js',
  'node_modules/react-router/dist/production/lib/**/*.js',
);

/** What a file takes of React and the router, by name. */
function taken(code: string): string[] {
  const imported = code.matchAll(/import (?:\w+, )?\{([^}]*)\} from ['"]react(?:-dom|-router)?['"]/g);
  const named = code.matchAll(/\bReact(?:DOM|Dom)?\.(\w+)/g);
  return [
    ...[...imported].flatMap(([, names = '']) =>
      names.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
    ...[...named].map(([, name = '']) => name),
  ];
}

const small: Feature = {
  name: 'one',
  file: /one\.js$/,
  functions: { open: '', said: "return '';", Kind: '' },
  tags: [7],
};

describe('what nobody asks for is left out of a library', () => {
  test('its functions come to nothing, wherever they are made', () => {
    const code =
      'function open(a) { return close(a); }\nconst b = () => { function said() { return 1; } return said; };';
    expect(withoutFeatures(code, [small])).toBe(
      "function open(a) {}\nconst b = () => { function said() {return '';} return said; };",
    );
  });

  test('methods of its kind go, others stay', () => {
    const code = 'Kind.prototype.a = function () {};\nOther.prototype.a = function () {};';
    expect(withoutFeatures(code, [small])).toBe('\nOther.prototype.a = function () {};');
  });

  test('cases of its nodes go, but for one that another goes on into', () => {
    const code = (first: string) =>
      `switch (node.tag) { case 5: ${first} case 7: b(); break; default: c(); }`;
    expect(withoutFeatures(code('a(); break;'), [small])).not.toContain('b()');
    expect(withoutFeatures(code('a();'), [small])).toBe(code('a();'));
    expect(withoutFeatures('switch (node.kind) { case 7: b(); }', [small])).toContain('b()');
    expect(withoutFeatures('switch (node.tag) { case 7: case 8: b(); }', [small])).toBe(
      'switch (node.tag) {  case 8: b(); }',
    );
  });

  test('code of nobody’s feature is as it was', () => {
    expect(withoutFeatures('not even code {', [])).toBe('not even code {');
  });
});

describe.each(unasked)('$name', ({ file, functions, tags = [], exports = [], words }) => {
  test('is carried by these functions and nodes', () => {
    const code = carriers
      .filter((name) => file.test(`/${name}`))
      .map(read)
      .join('\n');
    const missing = Object.keys(functions).filter((name) => !code.includes(`function ${name}(`));
    expect(missing).toEqual([]);
    expect(tags.filter((tag) => !code.includes(`case ${tag}:`))).toEqual([]);
  });

  test('is asked for by no source', () => {
    const asks = [...ours, ...bundled].filter(({ code }) =>
      taken(code).some((name) => exports.includes(name)),
    );
    const says = ours.filter(({ code }) => words?.test(code));
    expect([...asks, ...says].map(({ name }) => name)).toEqual([]);
  });
});
