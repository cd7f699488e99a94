import { loadDemoMarket } from '../modules/market/index.ts';
import { showProgress } from '../show-progress.ts';
import { type MarketCommand, CommandProblem } from './command.ts';
import { withFirstToken } from './operator-token.ts';
import { readOptions } from './options.ts';
import { untilFinished } from './unfinished.ts';

/** demo [city]: fills the market with a demonstration city. */
export const loadDemo: MarketCommand = async ({ args, output, withMarket }) => {
  const [wanted = 'montevideo'] = readOptions(args, {}, ['city']).words;
  // Loading the table loads the catalogue with it, which other commands have no use for.
  const { demoNames } = await import('@promenade/market/demo');
  const name = demoNames.find((one) => one === wanted);
  if (!name)
    throw new CommandProblem(`There is no demonstration of '${wanted}', only of ${demoNames.join(' and ')}.`);
  await withMarket(
    (market) => {
      const fill = () => loadDemoMarket(market.ctx, showProgress(output, market.ctx.clock), name);
      return untilFinished(market, `demo ${name}`, () => withFirstToken(market, fill));
    },
    { mayBeNew: true },
  );
  output.write(`\nThe demonstration market of ${name} is loaded.\n`);
  return 0;
};
