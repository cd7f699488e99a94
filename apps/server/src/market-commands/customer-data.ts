import { formatPrice, toMinor } from '@promenade/domain/money';
import { exportCustomer, removeCustomer } from '../modules/rooms.ts';
import { getMarket } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { writeData } from './files.ts';

/** Writes all that the market keeps of a customer into a file; answers what is said about it. */
export async function writeCustomerData(ctx: Ctx, id: string, file: string): Promise<string> {
  await writeData(file, await exportCustomer(ctx, id));
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
