import { type Ctx, over } from '../../platform/context.ts';
import { dropPicture } from '../../platform/files/sent-pictures.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { deleteConversations } from './conversations.repo.ts';
import { listOfCustomer } from './messages.repo.ts';
import type { MessageTables } from './messages.tables.ts';

/** Messages of both sides are deleted with the account, and so are all pictures. */
async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<MessageTables>(ctx);
  const messages = await listOfCustomer(db, customerId);
  for (const { name } of messages.flatMap(({ pictures }) => pictures)) await dropPicture(ctx, name);
  await deleteConversations(db, customerId);
}

/** What this room keeps of a customer. */
export const messagesOfCustomer: CustomerRoom = {
  name: 'messages',
  tell: (ctx, customerId) => listOfCustomer(over<MessageTables>(ctx), customerId),
  forget,
};
