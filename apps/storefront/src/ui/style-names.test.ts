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

const files = globSync('**/*.{ts,tsx}', { cwd: root }).map((file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const sheets = [...code.matchAll(imported)].map(([, , path = '']) => join(dirname(file), path));
  return { code, sheets };
});

/** The names of a style sheet that no file which imports it has as a text, as `sheet: name`. */
function namesNobodyTakes(sheet: string): string[] {
  const takers = files.filter(({ sheets }) => sheets.includes(sheet));
  const texts = readFileSync(join(root, sheet), 'utf8').replaceAll(comment, '');
  const own = texts.replaceAll(/:global\([^)]*\)/g, '');
  const names = new Set([...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  return [...names]
    .filter((name) => !takers.some(({ code }) => code.includes(`'${name}'`)))
    .map((name) => `${sheet}: ${name}`);
}

// What nobody wears is sent to everybody who opens the page.
test('every name of a style sheet is taken by what imports it', () => {
  const sheets = globSync('**/*.module.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.flatMap(namesNobodyTakes)).toEqual([]);
});

/** A list of selectors without what `:where` encloses, which weighs nothing. */
function withoutWhere(text: string): string {
  const at = text.indexOf(':where(');
  if (at < 0) return text;
  let end = at + ':where('.length;
  for (let depth = 1; depth > 0 && end < text.length; end++)
    depth += { '(': 1, ')': -1 }[text[end] as string] ?? 0;
  return withoutWhere(text.slice(0, at) + text.slice(end));
}

test('the base sheet gives way to every class of a component: its rule for lists took the space around thumbnails', () => {
  const base = readFileSync(join(root, 'ui/base.css'), 'utf8').replaceAll(comment, '');
  const [everyday = ''] = base.split('@media (forced-colors');
  const selectors = [...everyday.matchAll(/([^{}]+)\{/g)].flatMap(([, text = '']) =>
    withoutWhere(text).split(/,(?![^(]*\))/),
  );
  const stronger = selectors.map((selector) => selector.trim()).filter((selector) => /[.[]/.test(selector));
  expect(selectors.length).toBeGreaterThan(20);
  expect(stronger.filter((selector) => !selector.startsWith('.visually-hidden'))).toEqual([]);
});

test('no rule of a late style sheet is asked of every element: the band’s had all styles of a page computed again when it came', () => {
  const asked = globSync('**/*.module.css', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(comment, '');
    return [...text.matchAll(/(?:^|[{};,])\s*((?:\*|:has\()[^{},]*)/g)].map(
      ([, selector]) => `${file}: ${selector}`,
    );
  });
  expect(asked).toEqual([]);
});
