import type { Routes } from '../../platform/http/handler.ts';
import { photograph, withPictures } from '../../platform/files/sent-pictures.ts';
import { followMessages } from './listing/follow-messages.ts';
import { getOwn, getTheirs } from './listing/get-conversation.ts';
import { listOwn } from './listing/list-conversations.ts';
import { markRead } from './listing/mark-read.ts';
import { sendMessage } from './sending/send-message.ts';
import { answerCustomer } from './staff/answer.ts';

/** Calls of messages, the customer's side and the other. */
export const messagesRoutes = {
  'messages.list': (ctx, { query }) => listOwn(ctx, query),
  'messages.details': (ctx, { query }) => getOwn(ctx, query),
  'messages.send': withPictures({ pictures: photograph }, (ctx, { body }) => sendMessage(ctx, body)),
  'messages.read': (ctx, { body }) => markRead(ctx, body),
  'messages.events': (ctx) => followMessages(ctx),
  'ops.conversations': (ctx, { query }) => listOwn(ctx, query),
  'ops.conversation': (ctx, { params, query }) => getTheirs(ctx, { ...params, ...query }),
  'ops.sendMessage': withPictures({ pictures: photograph }, (ctx, { body }) => answerCustomer(ctx, body)),
  'ops.readMessages': (ctx, { body }) => markRead(ctx, body),
  'ops.messageEvents': (ctx) => followMessages(ctx),
} satisfies Routes;
