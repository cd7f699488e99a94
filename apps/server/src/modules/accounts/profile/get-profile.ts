import type { Reply } from '@promenade/contract/calls';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { mediaUrl } from '../../../platform/files/media-url.ts';
import type { CustomerRoom, ProfileFigures } from '../customer-rooms.ts';
import { getCustomerRow, listInterests } from '../customers/customers.repo.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

async function figuresOf(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  customerId: string,
): Promise<ProfileFigures> {
  const figures = await Promise.all(rooms.map(({ figures }) => figures?.(ctx, customerId)));
  return Object.assign({ wallet_balance: 0, loyalty_point: 0 }, ...figures);
}

/** The signed-in customer (accounts.md section 3). */
export async function getProfile(ctx: Ctx, rooms: readonly CustomerRoom[]): Promise<Reply<'accounts.info'>> {
  const db = over<CustomerTables>(ctx);
  const { customerId } = getCustomer(ctx);
  const row = await getCustomerRow(db, customerId);
  return {
    f_name: row.first_name,
    l_name: row.last_name,
    phone: row.phone,
    email: row.email,
    image: row.image,
    image_full_url: row.image === null ? null : mediaUrl(ctx, row.image),
    is_email_verified: flag(row.email_verified),
    is_phone_verified: flag(row.phone_verified),
    storage: 'local',
    has_password: flag(row.password_hash !== null),
    interest: await listInterests(db, customerId),
    ref_code: row.ref_code,
    ...(await figuresOf(ctx, rooms, customerId)),
  };
}
