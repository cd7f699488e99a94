import { resolve } from 'node:path';
import { listWrongBooks } from '../modules/ledger/index.ts';
import type { RestoredMarket } from '../platform/backup/index.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';
import { untilFinished } from './unfinished.ts';

function folderOf(args: readonly string[], from: string): string {
  const [word] = readOptions(args, {}, ['folder']).words;
  if (word === undefined) throw new CommandProblem(`Name the folder of the backup. ${seeHelp}`);
  return resolve(from, word);
}

/** backup FOLDER: the whole market in a folder, while it is used. */
export const backUp: MarketCommand = async ({ args, folder, output, withDatabase }) => {
  const target = folderOf(args, folder);
  const { writeBackup } = await import('../platform/backup/index.ts');
  const { takenAt, tables, rows, files } = await withDatabase((source) => writeBackup(target, source));
  output.write(
    `The market as it stood at ${takenAt} is in ${target}: ${rows} rows of ${tables} tables, ${files} files.\n` +
      'It holds private data and keys: keep it where only you can read it.\n',
  );
  return 0;
};

function reportText({ takenAt, rows, files }: RestoredMarket, wrong: number): string {
  const books =
    wrong === 0
      ? 'The books are right: every transaction balances, every balance is the sum of its postings.\n'
      : `${wrong} accounts or transactions of the books are wrong. Do not open this market.\n`;
  return `The market of ${takenAt} stands again: ${rows} rows, ${files} files.\n${books}`;
}

/** restore FOLDER: a backup into an empty market. */
export const restore: MarketCommand = async ({ args, folder, output, withMarket }) => {
  const source = folderOf(args, folder);
  const { getBackup, restoreBackup } = await import('../platform/backup/index.ts');
  // Before a market is opened: a wrong folder would leave an empty one behind.
  const backup = await getBackup(source);
  return withMarket(
    async (market) => {
      const { ctx, pool } = market;
      const restored = await untilFinished(market, 'restore', () =>
        restoreBackup(backup, { pool, mediaRoot: ctx.storage.root }),
      );
      const wrong = (await listWrongBooks(ctx)).length;
      output.write(reportText(restored, wrong));
      return wrong === 0 ? 0 : 1;
    },
    { mayMigrate: true, mayBeNew: true, copies: true },
  );
};
