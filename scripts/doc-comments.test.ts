import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const declared = /^export (?:async )?(?:function\*?|const|type|interface|class) (\w+)/;

/** Names that a source file exports without a comment right above them, which editors show wherever they are used. */
function undescribed(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const name = declared.exec(line)?.[1];
    return name === undefined || lines[at - 1]?.trimEnd().endsWith('*/') ? [] : [name];
  });
}

const sourcesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(test|fixture)\.ts$/.test(file));

describe('what rooms offer', () => {
  test('everything that the rules and the contract export says what it is, in its units', () => {
    const files = sourcesOf('packages/{domain,contract}/src/**/*.ts');
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      undescribed(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test('every door says whose it is before it opens', () => {
    const doors = [
      ...globSync('packages/*/src/*/index.ts', { cwd: root }),
      ...globSync('apps/server/src/modules/*/index.ts', { cwd: root }),
    ];
    expect(doors.length).toBeGreaterThan(80);
    const silent = doors.filter((door) => {
      const [before = ''] = readFileSync(join(root, door), 'utf8').split(/^export /m);
      return !/^(\/\*\*|\/\/)/m.test(before);
    });
    expect(silent).toEqual([]);
  });

  test.each([
    ['/** A price. */\nexport type Price = number;', []],
    ['export type Price = number;', ['Price']],
    ['/** A price. */\n\nexport const price = 1;', ['price']],
    ['// Not shown by editors.\nexport function priceOf() {}', ['priceOf']],
    ['/**\n * A price.\n */\nexport async function priceOf() {}', []],
    ["export { priceOf } from './price.ts';", []],
  ])('%j leaves undescribed: %j', (text, names) => expect(undescribed(text)).toEqual(names));
});
