import { formatPrice, toMinor } from '@promenade/domain/money';
import { exportCustomer, removeCustomer } from '../modules/rooms.ts';
import { getMarket } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { writeWhole } from './files.ts';

// All that somebody ever ordered and wrote is for whoever runs the market alone.
const ownersAlone = 0o600;

async function* asLines(value: unknown): AsyncIterable<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes all that the market keeps of a customer into a file; answers what is said about it. */
export async function writeCustomerData(ctx: Ctx, id: string, file: string): Promise<string> {
  await writeWhole(file, asLines(await exportCustomer(ctx, id)), ownersAlone);
  return `All that is kept of this customer is in ${file}.\n`;
}

/** Deletes a customer's account; answers what is said about it. */
export async function deleteCustomerData(ctx: Ctx, id: string): Promise<string> {
  const { profile } = await exportCustomer(ctx, id);
  await removeCustomer(ctx, id);
  const { currency } = (await getMarket(ctx)).settings;
  const held = formatPrice(toMinor(profile.wallet_balance, currency.decimals), currency);
  const wallet = profile.wallet_balance > 0 ? ` Its wallet held ${held}: pay that out by hand.` : '';
  return `The account ${id} is deleted. Its orders and trips stay for the books, without a name.${wallet}\n`;
}
