/** Messages: conversations of customers with stores, couriers and the market's support (MSG-01). */
import {
  COUNTERPART_KINDS,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MAX_PICTURES,
  MESSAGE_SIDES,
} from '@promenade/domain/messages';
import { z } from 'zod';
import {
  endpoint,
  id,
  instant,
  moduleType,
  page,
  paged,
  pictureRefusals,
  text,
  uploads,
  wholeGiven,
} from '../endpoint/index.ts';

// Maximum of a PostgreSQL integer.
const MOST_NUMBER = 2_147_483_647;

const counterpartKind = z.enum(COUNTERPART_KINDS);
const messageNumber = wholeGiven(0, MOST_NUMBER);

/** The party a customer writes to. Support has neither an id nor a picture. */
export const counterpart = z.object({
  kind: counterpartKind,
  id: id.nullable(),
  name: z.string(),
  slug: z.string().nullable().describe('Slug of a store, for its page.'),
  module_type: moduleType.nullable(),
  image: z.string().nullable(),
  image_full_url: z.string().nullable(),
});

/** An order or a trip that a message is about, with its number. */
const reference = z.object({ id, number: z.string() });

/** A message. Messages are ordered by their number, not by time. */
export const message = z.object({
  conversation_id: id,
  number: z.number().int(),
  message_id: id.describe('UUID chosen by the sender; sending it again does not create a second message.'),
  side: z.enum(MESSAGE_SIDES),
  text: z.string(),
  automatic: z.boolean().describe('Whether it is an automatic answer of a demo.'),
  pictures: z
    .array(z.object({ full_url: z.string(), width: z.number().int(), height: z.number().int() }))
    .describe('Pictures, by URLs valid for ten minutes.'),
  order: reference.nullable(),
  trip: reference.nullable(),
  created_at: instant,
});

/** A conversation as seen by one of its two sides. */
export const conversation = z.object({
  id,
  counterpart,
  customer_name: z.string().describe('First name only.'),
  last_message: message.nullable(),
  unread: z.number().int().describe('Number of messages from the other side that the caller has not read.'),
  read_number: z.number().int().describe('Number of the last message that the caller has read.'),
  other_read_number: z.number().int(),
  last_at: instant,
});

const unread = z.number().int();

const conversationPage = paged.extend({ unread, conversations: z.array(conversation) });

/** An event of the stream: the number of unread messages, and the conversations that have changed since the last event. */
const messageEvent = z.object({ unread, conversations: z.array(conversation) });

// A part of a conversation: before a number, after a number, or its end.
const part = z.object({
  before: messageNumber.optional(),
  after: messageNumber.optional(),
  limit: wholeGiven(1, 100).default(30),
});

const messages = z.object({ messages: z.array(message), has_older: z.boolean() });

// A single file is sent as one value, several under the same name as a list.
const written = z.object({
  message_id: id,
  text: text(MESSAGE_MAX_CHARACTERS).default(''),
  pictures: uploads(MESSAGE_MAX_PICTURES, 'message_pictures_too_many').nullish(),
  conversation_id: id.optional(),
  order_id: id.optional(),
  trip_id: id.optional(),
});

const whom = { counterpart: counterpartKind.optional(), counterpart_id: id.optional() };
const whomRefusals = ['conversation_not_found', 'store_not_found', 'courier_not_found'] as const;
const writtenRefusals = [
  'message_empty',
  'message_pictures_too_many',
  'message_reference_unfit',
  'messages_many',
  'message_pictures_many',
  'order_not_found',
  'trip_not_found',
  ...pictureRefusals,
  'key_reused',
] as const;
const read = z.object({ conversation_id: id, number: z.number().int().min(0).max(MOST_NUMBER) });
const readReply = z.object({ unread, conversation });
const sent = z.object({ message, conversation });

/** Calls of the customer's side. */
const customersEndpoints = {
  'messages.list': endpoint('messages.list', {
    summary: 'Conversations of the customer, most recent first',
    who: 'customer',
    query: page,
    reply: conversationPage,
  }),
  'messages.details': endpoint('messages.details', {
    summary: 'Messages of one conversation, by its id or its counterpart; does not mark them as read',
    who: 'customer',
    query: part.extend({ conversation_id: id.optional(), ...whom }),
    /** Null if nothing has been written yet. */
    reply: messages.extend({ counterpart, conversation: conversation.nullable() }),
    refusals: whomRefusals,
  }),
  'messages.send': endpoint('messages.send', {
    summary: 'Send a message to a store, to the courier of an order, or to support',
    who: 'customer',
    multipart: true,
    body: written.extend(whom),
    reply: sent,
    refusals: [...whomRefusals, ...writtenRefusals, 'conversations_many', 'store_inactive'],
  }),
  'messages.read': endpoint('messages.read', {
    summary: 'Mark a conversation as read up to a message',
    who: 'customer',
    body: read,
    reply: readReply,
    refusals: ['conversation_not_found'],
  }),
  'messages.events': endpoint('messages.events', {
    summary:
      'Live updates: number of unread messages, and each conversation that changes (server-sent events)',
    who: 'customer',
    stream: true,
    reply: messageEvent,
  }),
} as const;

/** Calls of the other side: a store's staff, a courier, or an operator as support, who can read all conversations. */
const staffEndpoints = {
  'ops.conversations': endpoint('ops.conversations', {
    summary: 'Conversations of the caller’s store or of the courier; for operators, of the whole market',
    who: 'staff',
    query: page.extend({ unread: z.enum(['0', '1']).default('0'), counterpart: counterpartKind.optional() }),
    reply: conversationPage,
  }),
  'ops.conversation': endpoint('ops.conversation', {
    summary: 'Messages of one of these conversations',
    who: 'staff',
    params: z.object({ id }),
    query: part,
    reply: messages.extend({ conversation }),
    refusals: ['conversation_not_found'],
  }),
  'ops.sendMessage': endpoint('ops.sendMessage', {
    summary:
      'Reply in a conversation, or write to the customer of an order or trip; operators write as support',
    who: 'staff',
    multipart: true,
    body: written,
    reply: sent,
    refusals: ['conversation_not_found', 'forbidden', 'message_no_inbox', ...writtenRefusals],
  }),
  'ops.readMessages': endpoint('ops.readMessages', {
    summary: 'Mark a conversation as read up to a message',
    who: 'staff',
    body: read,
    reply: readReply,
    refusals: ['conversation_not_found', 'forbidden'],
  }),
  'ops.messageEvents': endpoint('ops.messageEvents', {
    summary: 'Live updates for staff (server-sent events); operators receive those of support',
    who: 'staff',
    stream: true,
    reply: messageEvent,
  }),
} as const;

/** Endpoints of messages. */
export const messagesEndpoints = { ...customersEndpoints, ...staffEndpoints } as const;
