/**
 * The commands of `npm run market`: what an operator does to a market from a terminal.
 * Owns options, texts and exit codes. Does not own what is done: that is the rooms' business.
 */
import { answerOf, Refused } from '../platform/errors.ts';
import { backUp, restore } from './backup-command.ts';
import { exchangeCatalogue } from './catalogue-command.ts';
import { lookAfterChats } from './chats-command.ts';
import { type CommandCall, CommandProblem, type MarketCommand } from './command.ts';
import { keepCoupons } from './coupons-command.ts';
import { keepCouriers } from './couriers-command.ts';
import { keepCustomers } from './customers-command.ts';
import { loadDemo } from './demo-command.ts';
import { rotateMarketKey } from './rotate-key.ts';
import { keepGuests } from './guests-command.ts';
import { helpOf, helpText } from './help.ts';
import { importCity } from './import-command.ts';
import { keepMaintenance } from './maintenance-command.ts';
import { decideModules } from './modules-command.ts';
import { keepNewsletter } from './newsletter-command.ts';
import { lookAfterJobs } from './jobs-command.ts';
import { listPartners } from './partners-command.ts';
import { printOperatorToken } from './operator-token.ts';
import { keepOffers } from './offers-command.ts';
import { lookAfterOrders } from './orders-command.ts';
import { makeRefunds } from './refunds-command.ts';
import { keepReviews } from './reviews-command.ts';
import { decideSettings } from './settings-command.ts';
import { signOut } from './sign-out.ts';
import { keepStores } from './stores-command.ts';
import { lookAfterTrips } from './trips-command.ts';

const commands: Readonly<Record<string, MarketCommand>> = {
  demo: loadDemo,
  import: importCity,
  catalogue: exchangeCatalogue,
  settings: decideSettings,
  modules: decideModules,
  maintenance: keepMaintenance,
  orders: lookAfterOrders,
  trips: lookAfterTrips,
  stores: keepStores,
  offers: keepOffers,
  coupons: keepCoupons,
  couriers: keepCouriers,
  customers: keepCustomers,
  guests: keepGuests,
  partners: listPartners,
  chats: lookAfterChats,
  reviews: keepReviews,
  refunds: makeRefunds,
  jobs: lookAfterJobs,
  newsletter: keepNewsletter,
  backup: backUp,
  restore,
  'operator-token': printOperatorToken,
  'sign-out': signOut,
  'rotate-key': rotateMarketKey,
  help: async ({ output }) => {
    output.write(helpText);
    return 0;
  },
};

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

function tellOf(name: string, { output }: CommandCall): number {
  output.write(helpOf(name));
  return 0;
}

const sentenceOf = (error: Error): string =>
  error instanceof Refused ? answerOf(error, 'en').body.message : error.message;

/** Runs the command of that name; what goes wrong is one sentence and exit code 1. */
export async function runCommand(name = 'help', call: CommandCall): Promise<number> {
  try {
    const known = name.replace(/^(--help|-h)$/, 'help');
    const command = Object.hasOwn(commands, known) ? commands[known] : undefined;
    if (!command)
      throw new CommandProblem(`There is no command '${name}'. npm run market -- help lists them.`);
    if (call.args.some(asksForHelp)) return tellOf(known, call);
    return await command(call);
  } catch (error) {
    call.errors.write(`\n${sentenceOf(error as Error)}\n`);
    return 1;
  }
}
