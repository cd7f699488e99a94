import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const fixtures = fileURLToPath(new URL('./arrow-fixtures/', import.meta.url));

async function brokenRules(fixture: string): Promise<string[]> {
  const { output } = await cruise(
    ['.'],
    {
      ...config.options,
      exclude: { path: '^node_modules' },
      ruleSet: { forbidden: config.forbidden },
      validate: true,
      baseDir: `${fixtures}${fixture}`,
    },
    config.options.enhancedResolveOptions,
  );
  const { violations } = (output as ICruiseResult).summary;
  return [...new Set(violations.map(({ rule }) => rule.name))];
}

describe('every arrow is guarded', () => {
  const rules = config.forbidden.map(({ name }) => name);

  test('each rule has a fixture that breaks it, and no fixture is left over', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...rules].sort());
  });

  test.each(rules)('%s fires, alone, on its fixture', async (rule) => {
    expect(await brokenRules(rule)).toEqual([rule]);
  });

  test.each(config.forbidden)('$name says why', ({ comment }) => {
    expect(comment.length).toBeGreaterThan(30);
  });
});

/** Names in the first parentheses of a text, sorted. */
const namesIn = (text: string): string[] => (/\(([^)]+)\)/.exec(text)?.[1] ?? '').split(/\||, /).sort();

test('every room of the server is a lower or an upper one, as ARCHITECTURE.md lists them: no rule knew of files', () => {
  const root = new URL('../', import.meta.url);
  const rule = config.forbidden.find(({ name }) => name === 'lower-rooms-know-no-upper');
  const [lower, upper] = [rule?.from, rule?.to].map((side) => namesIn(String(side?.path)));
  const architecture = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');
  expect(namesIn(architecture.slice(architecture.indexOf('Lower rooms')))).toEqual(lower);
  expect(namesIn(architecture.slice(architecture.indexOf('upper ones')))).toEqual(upper);
  const rooms = readdirSync(new URL('apps/server/src/modules', root), { withFileTypes: true });
  const folders = rooms.filter((one) => one.isDirectory()).map(({ name }) => name);
  expect([...(lower ?? []), ...(upper ?? [])].sort()).toEqual(folders.sort());
});
