import { decideSetting } from '../modules/market/index.ts';
import { listAllSettings, type SettingView } from '../modules/settings/index.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';

/** settings, settings NAME, settings NAME VALUE, settings NAME --default: what the market has decided, and deciding it. */
export const decideSettings: MarketCommand = async ({ args, output, withMarket }) => {
  const { words, on } = readOptions(args, { default: 'switch' }, ['NAME', 'VALUE']);
  const [name, text] = words;
  const takesBack = on('default');
  if (takesBack && (name === undefined || text !== undefined))
    throw new CommandProblem(`Say settings NAME --default. ${seeHelp}`);
  const all = await withMarket(async ({ ctx }) => {
    if (name !== undefined && takesBack) await decideSetting(ctx, name);
    if (name !== undefined && text !== undefined) await decideSetting(ctx, name, text);
    return listAllSettings(ctx);
  });
  const shown = all.filter(({ key }) => name === undefined || key === name);
  if (shown.length === 0)
    throw new CommandProblem(`There is no setting '${name}'. npm run market -- settings lists them.`);
  output.write(shown.map(lineOf).join(''));
  return 0;
};

const lineOf = ({ key, value, decided }: SettingView): string =>
  `${decided ? '*' : ' '} ${key} ${JSON.stringify(value)}\n`;
