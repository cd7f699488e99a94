import { readFile, stat } from 'node:fs/promises';
import { exportSheet, importSheet, type SheetChange, type SheetReport } from '../modules/catalog/index.ts';
import { type CommandCall, CommandProblem, type MarketCommand } from './command.ts';
import { fileOf, writeWhole } from './files.ts';
import { readOptions, seeHelp } from './options.ts';

/** catalogue export FILE and catalogue import FILE: what is sold, as a CSV file that spreadsheets open. */
export const exchangeCatalogue: MarketCommand = async (call) => {
  const [action, ...args] = call.args;
  if (action === 'export') return exportFile({ ...call, args });
  if (action === 'import') return importFile({ ...call, args });
  throw new CommandProblem(`Say catalogue export FILE or catalogue import FILE. ${seeHelp}`);
};

async function exportFile({ args, folder, output, withMarket }: CommandCall): Promise<number> {
  const given = readOptions(args, { store: 'text' }, ['file']);
  const file = fileOf(given.words, folder);
  await withMarket(({ ctx }) => writeWhole(file, exportSheet(ctx, given.text('store'))));
  output.write(`The catalogue is in ${file}.\n`);
  return 0;
}

async function importFile({ args, folder, output, withMarket }: CommandCall): Promise<number> {
  const kinds = { store: 'text', 'dry-run': 'switch', 'set-stock': 'switch' } as const;
  const given = readOptions(args, kinds, ['file']);
  const file = fileOf(given.words, folder);
  const bytes = await readSmall(file);
  const dryRun = given.on('dry-run');
  const wish = { bytes, store: given.text('store'), dryRun, setStock: given.on('set-stock') };
  const report = await withMarket(({ ctx }) => importSheet(ctx, wish));
  output.write(reportText(report, dryRun));
  return report.rejected.length > 0 ? 1 : 0;
}

/** A file that is too large is refused before it is read. */
async function readSmall(file: string): Promise<Uint8Array> {
  const { SHEET_LIMITS } = await import('@promenade/market/sheet');
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw new CommandProblem(`${file} is a folder: name the CSV file in it.`);
  if (!found?.isFile()) throw new CommandProblem(`${file} cannot be found, or this account may not read it.`);
  if (found.size > SHEET_LIMITS.bytes)
    throw new CommandProblem(
      `${file} is larger than ${SHEET_LIMITS.bytes / 1024 / 1024} MB: cut it in parts, or import store by store.`,
    );
  return readFile(file);
}

function reportText(report: SheetReport, dryRun: boolean): string {
  const { rejected, added, changed, left, unnamed } = report;
  const refused = rejected.map(({ line, reason }) => `  line ${line}: ${reason}\n`);
  // A refused row may be of any of them.
  const isKnown = unnamed > 0 && refused.length === 0;
  const stays = isKnown ? ` ${items(unnamed)} of these stores not in the file, left alone.` : '';
  return [
    refused.length > 0 ? `Refused, ${rows(refused.length)}:\n${refused.join('')}` : '',
    dryRun ? changeList('Would add', added) + changeList('Would change', changed) : '',
    `${items(added.length)} new, ${changed.length} changed, ${left} as they were.${stays}\n`,
    nothingWritten(dryRun, refused.length > 0),
  ].join('');
}

function nothingWritten(dryRun: boolean, refused: boolean): string {
  if (dryRun) return 'Nothing was written: this was a dry run.\n';
  return refused ? 'Nothing was written: an import is all or nothing. Set the refused rows right.\n' : '';
}

/** More than this nobody reads in a terminal. */
const MOST_LISTED = 200;

function changeList(title: string, changes: readonly SheetChange[]): string {
  if (changes.length === 0) return '';
  const lines = changes
    .slice(0, MOST_LISTED)
    .map(({ line, name, columns }) => `  line ${line}: ${name} (${columns.join(', ')})\n`);
  const more = changes.length > MOST_LISTED ? `  and ${changes.length - MOST_LISTED} more\n` : '';
  return `${title}, ${rows(changes.length)}:\n${lines.join('')}${more}`;
}

const rows = (count: number): string => (count === 1 ? 'one row' : `${count} rows`);
const items = (count: number): string => (count === 1 ? 'One item' : `${count} items`);
