import { resolve } from 'node:path';
import { exportGuest, forgetGuest, isCustomer, isGuest } from '../modules/accounts/index.ts';
import { findAnyOrder } from '../modules/orders/index.ts';
import { customerRooms } from '../modules/rooms.ts';
import { findTripShopper, getTheirTrip } from '../modules/trips/index.ts';
import type { Ctx } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Refused } from '../platform/errors.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { writeData } from './files.ts';
import { readOptions, seeHelp } from './options.ts';

interface Meant {
  /** Such as 'order 100123'. */
  readonly what: string;
  readonly shopperId: string;
}

async function findMeant(ctx: Ctx, key: string, isTrip: boolean): Promise<Meant> {
  if (isTrip) {
    const { id, trip_number: number } = await getTheirTrip(ctx, { id: key });
    return { what: `trip ${number}`, shopperId: (await findTripShopper(ctx, id)) ?? '' };
  }
  const order = await findAnyOrder(ctx, key);
  if (!order) throw new CommandProblem(`There is no order '${key}'.`);
  return { what: `order ${order.number}`, shopperId: order.shopper_id };
}

/** @throws CommandProblem where no guest ordered it, or none any more */
async function requireGuest(ctx: Ctx, { what, shopperId }: Meant): Promise<void> {
  if (await isGuest(ctx, shopperId)) return;
  throw new CommandProblem(
    (await isCustomer(ctx, shopperId))
      ? `Of ${what} it is a customer: npm run market -- customers ${shopperId}`
      : `Whoever ${what} was for is forgotten already.`,
  );
}

const underWay: Readonly<Record<string, string>> = {
  order_under_way: 'An order of this guest has not ended yet',
  trip_under_way: 'A trip of this guest is not over yet',
  payment_under_way: 'A payment of this guest is still open',
};

async function forget(ctx: Ctx, guestId: string): Promise<void> {
  try {
    await inTransaction(ctx, (inner) => forgetGuest(inner, customerRooms, guestId));
  } catch (error) {
    const why = error instanceof Refused && underWay[error.parts[0]?.code ?? ''];
    throw why ? new CommandProblem(`${why}. Nothing was changed.`) : error;
  }
}

/** guests NUMBER [--trip] --export FILE | --forget: what is kept of a guest who asks, as accounts can do for themselves. */
export const keepGuests: MarketCommand = async ({ args, folder, output, withMarket }) => {
  const kinds = { trip: 'switch', export: 'text', forget: 'switch' } as const;
  const given = readOptions(args, kinds, ['NUMBER']);
  const [key] = given.words;
  const [to, forgets] = [given.text('export'), given.on('forget')];
  if (key === undefined || (to === undefined) !== forgets)
    throw new CommandProblem(`Say guests NUMBER --export FILE, or guests NUMBER --forget. ${seeHelp}`);
  return withMarket(async ({ ctx: ours }) => {
    const ctx: Ctx = { ...ours, actor: { kind: 'operator' } };
    const meant = await findMeant(ctx, key, given.on('trip'));
    await requireGuest(ctx, meant);
    if (to === undefined) {
      await forget(ctx, meant.shopperId);
      output.write(`The guest of ${meant.what} is forgotten; it stays for the books, without a name.\n`);
      return 0;
    }
    const file = resolve(folder, to);
    await writeData(file, await exportGuest(ctx, customerRooms, meant.shopperId));
    output.write(`All that is kept of the guest of ${meant.what} is in ${file}.\n`);
    return 0;
  });
};
