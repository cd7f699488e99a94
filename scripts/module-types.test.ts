import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const table = 'packages/domain/src/modules/';
const name = "'(food|grocery|pharmacy|ecommerce|parcel|rental)'";
const field = '[\\w.?]*module_?type\\b';
const comparison = new RegExp(`${field}\\s*[!=]==\\s*${name}|${name}\\s*[!=]==\\s*${field}`, 'i');

// What a kind of module does stands in its table of capabilities: asked by type, it would be told in many places.
test('[MOD-01] no file but the table of capabilities compares a module type', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /(?<!\.test|\.fixture)\.tsx?$/.test(file) && !file.startsWith(table));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (comparison.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
  expect(comparison.test("if (place.moduleType !== 'food') return;")).toBe(true);
});
