import { type Ctx, over } from '../../platform/context.ts';
import { dropPicture } from '../../platform/files/sent-pictures.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { clearPictures, listReviewsBy } from './reviews.repo.ts';
import type { ReviewTables } from './reviews.tables.ts';

/** Reviews stay, and count, without a name; pictures may identify their author, so they are deleted. */
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<ReviewTables>(ctx);
  const names = (await listReviewsBy(db, customerId)).flatMap(({ pictures }) => pictures);
  for (const { name } of names) await dropPicture(ctx, name);
  await clearPictures(db, customerId);
}

/** What this room keeps of a customer; the database itself takes the name off when the account goes. */
export const reviewsOfCustomer: CustomerRoom = {
  name: 'reviews',
  tell: (ctx, customerId) => listReviewsBy(over<ReviewTables>(ctx), customerId),
  forget,
};
