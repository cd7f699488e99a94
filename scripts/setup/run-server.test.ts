import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runServer } from './run-server.mjs';

test('a .env that this account may not read is told as that: Node said that it was not found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Whoever is root may read every file, but no folder as one.
  mkdirSync(join(folder, '.env'));
  expect(() => runServer(folder, 'main.ts', [])).toThrow(
    /\/\.env cannot be read \(EISDIR\)\. Make it a file that this account may read\.$/,
  );
});
