import { exportNewsletter, leaveNewsletter } from '../modules/newsletter/index.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { fileOf, OWNERS_ALONE, writeWhole } from './files.ts';
import { readOptions, seeHelp } from './options.ts';

/** newsletter export FILE and newsletter remove EMAIL: who asked for it, and who wants it no more. */
export const keepNewsletter: MarketCommand = async ({ args, folder, output, withMarket }) => {
  const [action, ...rest] = args;
  const { words } = readOptions(rest, {}, ['word']);
  if (action === 'export') {
    const file = fileOf(words, folder);
    await withMarket(({ ctx }) => writeWhole(file, exportNewsletter(ctx), OWNERS_ALONE));
    output.write(`The addresses are in ${file}.\n`);
    return 0;
  }
  const [email] = words;
  if (action !== 'remove' || email === undefined)
    throw new CommandProblem(`Say newsletter export FILE or newsletter remove EMAIL. ${seeHelp}`);
  if (!(await withMarket(({ ctx }) => leaveNewsletter(ctx, email))))
    throw new CommandProblem(`${email} is not on the newsletter's list.`);
  output.write(`${email} is off the newsletter's list.\n`);
  return 0;
};
