import { signOutCustomer, signOutEverybody } from '../modules/accounts/index.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { readOptions, seeHelp } from './options.ts';

/** sign-out: ends a customer's sessions by mail address or phone number, or those of all customers. */
export const signOut: MarketCommand = async ({ args, output, withMarket }) => {
  const { words, on } = readOptions(args, { everybody: 'switch' }, ['CONTACT']);
  const [contact] = words;
  if ((contact === undefined) !== on('everybody'))
    throw new CommandProblem(`Give a mail address or phone number, or --everybody. ${seeHelp}`);
  const ended = await withMarket(({ ctx }) =>
    contact === undefined ? signOutEverybody(ctx) : signOutCustomer(ctx, contact),
  );
  if (ended === undefined) throw new CommandProblem('No customer has that contact.');
  output.write(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.\n`);
  return 0;
};
