import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const comment = /\/\*.*?\*\//gs;
const imported = /import (\w+) from '([^']+\.module\.css)'/g;

/** The names that a component takes from a style sheet which has no such names, as `component: name`. */
function namesWithoutStyle(component: string): string[] {
  const code = readFileSync(join(root, component), 'utf8').replaceAll(comment, '');
  return [...code.matchAll(imported)].flatMap(([, local = '', path = '']) => {
    const sheet = readFileSync(join(root, dirname(component), path), 'utf8');
    const known = new Set([...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
    const used = [...code.matchAll(new RegExp(`${local}\\['([\\w-]+)'\\]`, 'g'))].map(([, name]) => name);
    return used.filter((name) => !known.has(name)).map((name) => `${component}: ${name}`);
  });
}

// A name that is not there draws nothing and complains of nothing: a list keeps the browser's own indent.
test('every name that a component takes from a style sheet stands in it', () => {
  const components = globSync('**/*.tsx', { cwd: root });
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(namesWithoutStyle)).toEqual([]);
});
