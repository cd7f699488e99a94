import { formatPrice } from '@promenade/domain/money';
import { exportForCustomer, removeForCustomer } from '../modules/accounts/index.ts';
import { walletOf } from '../modules/ledger/index.ts';
import { customerRooms } from '../modules/rooms.ts';
import { getMarket } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { writeData } from './files.ts';

/** Writes all that the market keeps of a customer into a file; answers what is said about it. */
export async function writeCustomerData(ctx: Ctx, id: string, file: string): Promise<string> {
  await writeData(file, await exportForCustomer(ctx, customerRooms, id));
  return `All that is kept of this customer is in ${file}.\n`;
}

/** Deletes a customer's account; answers what is said about it. */
export async function deleteCustomerData(ctx: Ctx, id: string): Promise<string> {
  await removeForCustomer(ctx, customerRooms, id);
  // Its wallet stays in the books. Nobody adds to it from now on.
  const { balanceMinor } = await walletOf(ctx, id);
  const held = formatPrice(balanceMinor, (await getMarket(ctx)).settings.currency);
  const wallet = balanceMinor > 0 ? ` Its wallet held ${held}: pay that out by hand.` : '';
  return `The account ${id} is deleted. Its orders and trips stay for the books, without a name.${wallet}\n`;
}
