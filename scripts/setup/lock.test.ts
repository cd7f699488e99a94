import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promenade-turn-'));
  // A build that takes a while, and tells when it begins and ends.
  const say = (word: string) => `require('fs').appendFileSync('../../said.txt', '${word} ')`;
  const build = `node -e "${say('begins')}; setTimeout(() => ${say('ends')}, 700)"`;
  for (const name of ['storefront', 'server']) {
    mkdirSync(join(root, 'apps', name, 'build'), { recursive: true });
    const content = JSON.stringify({ name, scripts: { build } });
    writeFileSync(join(root, 'apps', name, 'package.json'), content);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

/** What one of several starts in the same checkout does, and what it prints. */
async function start(): Promise<string> {
  const ensureBuilt = `import(${JSON.stringify(join(import.meta.dirname, 'build.mjs'))})`;
  const program = `${ensureBuilt}.then(({ ensureBuilt }) => ensureBuilt(${JSON.stringify(root)}))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return printed;
}
const said = () => readFileSync(join(root, 'said.txt'), 'utf8').trim().split(' ');

test('two starts in one fresh checkout do not build at once: the second waits, says so, and builds nothing', async () => {
  const printed = (await Promise.all([start(), start()])).join('');
  expect(said()).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(printed.match(/Building the/g)).toHaveLength(2);
  expect(printed).toMatch(/Another start \(process \d+\) is at work in .*: waiting for it\n/);
  expect(existsSync(join(root, 'apps/server/.setup-lock'))).toBe(false);
});

test('a start that was killed while it built keeps nobody waiting', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'close');
  writeFileSync(join(root, 'apps/storefront/.setup-lock'), `${gone.pid} 1\n`);
  // Somebody else has that number now.
  writeFileSync(join(root, 'apps/server/.setup-lock'), `${process.pid} 1\n`);
  expect(await start()).not.toContain('waiting');
  expect(said()).toHaveLength(4);
});
