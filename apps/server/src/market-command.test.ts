import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runMarketCommand } from './market-command.ts';

/** A command where DATA_DIR names a folder that is not there, called from the temporary folder. */
async function runWithoutMarket(DATA_DIR: string, [name, ...args]: readonly string[]) {
  const [printed, complaints]: [string[], string[]] = [[], []];
  const called = {
    args,
    folder: tmpdir(),
    output: { write: (text: string) => printed.push(text) > 0 } as NodeJS.WriteStream,
    errors: { write: (text: string) => complaints.push(text) > 0 } as NodeJS.WritableStream,
  };
  const exitCode = await runMarketCommand(name, called, { DATA_DIR });
  return { exitCode, printed: printed.join(''), complaint: complaints.join('').trim() };
}

test('a command with a mistyped DATA_DIR opens no new market there', async () => {
  const folder = join(tmpdir(), `promenade-mistyped-${process.pid}`);
  // A backup left an empty database there, which every later command took for the market.
  const backup = ['backup', join(folder, 'backups/one')];
  for (const words of [['settings', 'guestCheckout', 'false'], ['operator-token'], backup]) {
    const { exitCode, printed, complaint } = await runWithoutMarket(folder, words);
    expect([exitCode, printed]).toEqual([1, '']);
    expect(complaint).toMatch(/^There is no market in .*promenade-mistyped-\d+\. Set DATA_DIR to the folder/);
  }
  expect(existsSync(folder)).toBe(false);
});

test('a restore of what is no backup opens no market: an empty one was left, which every command then took for the market', async () => {
  const folder = join(tmpdir(), `promenade-no-backup-${process.pid}`);
  const { exitCode, complaint } = await runWithoutMarket(folder, ['restore', 'away']);
  expect(complaint).toBe(`${join(tmpdir(), 'away')} is not a backup, or was never finished.`);
  expect([exitCode, existsSync(folder)]).toEqual([1, false]);
});
