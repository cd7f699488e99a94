import { rotatePushKey } from '../modules/notifications/index.ts';
import { rotateKey } from '../platform/secrets/secret-keys.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';

/** rotate-key: gives the market another key for what it seals, or for push services. */
export const rotateMarketKey: MarketCommand = async ({ args, output, withMarket }) => {
  const { words, on } = readOptions(args, { 'at-once': 'switch' }, ['KEY']);
  const [name] = words;
  if (name === 'links') {
    await withMarket(({ ctx }) => rotateKey(ctx, 'seal', { atOnce: on('at-once') }));
    output.write('Links are signed with a new key.\n');
    return 0;
  }
  if (name !== 'push' || on('at-once'))
    throw new CommandProblem(
      `Say rotate-key links, with or without --at-once, or rotate-key push. ${seeHelp}`,
    );
  const forgotten = await withMarket(({ ctx }) => rotatePushKey(ctx));
  output.write(`There is a new key for push. Browsers that have to turn it on again: ${forgotten}.\n`);
  return 0;
};
