import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'promenade-asvs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the check says of the requirements when their text is changed so. */
function check(change: (text: string) => string) {
  cpSync(join(root, 'docs/security'), folder, { recursive: true });
  const file = join(folder, 'requirements.txt');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/asvs.mjs', '--check', relative(root, folder)],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

test('every requirement of levels 1 and 2 is there once, with a test that is there', () => {
  expect(check((text) => text)).toMatchObject({
    status: 0,
    said: expect.stringContaining('253 requirements'),
  });
});

test.each<[string, (text: string) => string, string]>([
  ['one is missing', (text) => text.replace(/^8\.2\.2 .+\n/m, ''), '8.2.2 is missing'],
  ['one is there twice', (text) => text.replace(/^(8\.2\.2 .+\n)/m, '$1$1'), '8.2.2 is there twice'],
  [
    'one is of level 3',
    (text) => `${text}8.2.4 2 reason | x | y\n`,
    '8.2.4 is no requirement of level 1 or 2',
  ],
  ['a test is gone', (text) => text.replace('another’s record is not there', 'gone'), '8.2.2: no test “gone'],
  ['a file is gone', (text) => text.replace(/^@two .+$/m, '@two gone.test.ts'), 'in gone.test.ts'],
  [
    'a state is none',
    (text) => text.replace(/^8\.2\.2 1 test/m, '8.2.2 1 perhaps'),
    '8.2.2: no state perhaps',
  ],
  ['the table is stale', (text) => text.replace('| Calls are for', '| Calls are only for'), 'is stale'],
])('the check fails where %s', (_what, change, words) => {
  const { status, said } = check(change);
  expect(said).toContain(words);
  expect(status).toBe(1);
});
