import { decideModule } from '../modules/market/index.ts';
import { listAllModules, type ModuleChange, type ModuleRow } from '../modules/settings/index.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { type GivenOptions, readOptions, seeHelp } from './options.ts';

const moduleOptions = { open: 'switch', close: 'switch', name: 'text', place: 'text' } as const;

/** modules, modules MODULE, modules MODULE --open | --close | --name JSON | --place NUMBER. */
export const decideModules: MarketCommand = async ({ args, output, withMarket }) => {
  const given = readOptions(args, moduleOptions, ['MODULE']);
  const [type] = given.words;
  const change = readChange(given);
  const isChange = Object.keys(change).length > 0;
  if (isChange && type === undefined)
    throw new CommandProblem(`Say which module: modules MODULE … ${seeHelp}`);
  const all = await withMarket(({ ctx }) =>
    isChange ? decideModule(ctx, type ?? '', change) : listAllModules(ctx),
  );
  if (all.length === 0) throw new CommandProblem('There are no modules yet: they come with an import.');
  if (type !== undefined && !all.some(({ module_type }) => module_type === type))
    throw new CommandProblem(`There is no module '${type}'. npm run market -- modules lists them.`);
  output.write(all.map((module, index) => lineOf(module, index + 1)).join(''));
  return 0;
};

function readChange(given: GivenOptions): ModuleChange {
  const [name, place] = [given.text('name'), given.text('place')];
  if (given.on('open') && given.on('close'))
    throw new CommandProblem(`A module is opened or closed, not both. ${seeHelp}`);
  if (place !== undefined && !/^[1-9]\d{0,2}$/.test(place))
    throw new CommandProblem(`--place ${place} is not a place: the first module is at 1.`);
  return {
    ...(given.on('open') && { active: true }),
    ...(given.on('close') && { active: false }),
    ...(name !== undefined && { name }),
    ...(place !== undefined && { place: Number(place) }),
  };
}

const lineOf = ({ module_type, active, name }: ModuleRow, place: number): string =>
  `${place} ${module_type} ${active ? 'open' : 'closed'} ${JSON.stringify(name)}\n`;
