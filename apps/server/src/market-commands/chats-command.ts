import { MESSAGE_MAX_CHARACTERS } from '@promenade/domain/messages';
import { legible } from '@promenade/domain/words';
import {
  answerCustomer,
  listWaiting,
  markRead,
  readConversation,
  type WaitingConversation,
} from '../modules/messages/index.ts';
import { getMarket, type MarketSettings } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { isId } from '../platform/record-key.ts';
import { CommandProblem, type MarketCommand } from './command.ts';
import { type GivenOptions, readOptions, seeHelp } from './options.ts';
import { saidText } from './order-text.ts';
import { wallText } from './wall-text.ts';

/** So many are listed, those who have waited longest. */
const MOST_LISTED = 100;
/** So many messages of one are shown, the latest. */
const MOST_SHOWN = 50;

type Chat = Awaited<ReturnType<typeof readConversation>>;
type Message = Chat['messages'][number];
/** What is to be done with a conversation before it is shown. */
type Change = (ctx: Ctx, id: string) => Promise<unknown>;

// Up to the last message there is now: it is shown with the rest.
const leaveUnanswered: Change = async (ctx, id) => {
  const { conversation } = await readConversation(ctx, { id, limit: 1 });
  return markRead(ctx, { conversation_id: id, number: conversation.last_message?.number ?? 0 });
};

function answerWith(words: string): Change {
  const text = legible(words);
  if (text === '') throw new CommandProblem('The answer has no words.');
  if (text.length > MESSAGE_MAX_CHARACTERS)
    throw new CommandProblem(
      `An answer has ${MESSAGE_MAX_CHARACTERS} characters at most: these are ${text.length}.`,
    );
  return (ctx, id) => answerCustomer(ctx, { conversation_id: id, message_id: ctx.ids.next(), text });
}

function readChange(given: GivenOptions): Change | undefined {
  const [answer, isDone] = [given.text('answer'), given.on('done')];
  if (answer === undefined && !isDone) return undefined;
  if (given.words.length === 0 || (answer !== undefined && isDone))
    throw new CommandProblem(`Say chats ID --answer TEXT, or chats ID --done. ${seeHelp}`);
  return answer === undefined ? leaveUnanswered : answerWith(answer);
}

function lineOf(
  { id, customer_name: name, since, unread, body }: WaitingConversation,
  settings: MarketSettings,
) {
  const when = wallText(since.toISOString(), settings);
  return `${id} waits since ${when}, unread: ${unread}, ${saidText([`${name}: ${body}`])}\n`;
}

function messageText(
  message: Message,
  { customer_name: name }: Chat['conversation'],
  settings: MarketSettings,
) {
  const { side, text, pictures, order, trip, created_at: at, automatic } = message;
  const said = [
    `${side === 'customer' ? name : 'answer'}: ${text}`,
    pictures.length > 0 ? `pictures: ${pictures.length}` : '',
    order ? `order ${order.number}` : '',
    trip ? `trip ${trip.number}` : '',
    automatic ? 'automatic' : '',
  ];
  return `${wallText(at, settings)} ${saidText(said)}\n`;
}

function chatText(
  { conversation, customerId, messages, has_older: hasOlder }: Chat,
  settings: MarketSettings,
) {
  const { counterpart, customer_name: name, unread } = conversation;
  const whom = counterpart.kind === 'support' ? 'support' : saidText([counterpart.name]);
  return [
    `${saidText([name])} (npm run market -- customers ${customerId}) with ${whom}, unread: ${unread}\n`,
    ...(hasOlder ? ['Older messages are not shown.\n'] : []),
    ...messages.map((message) => messageText(message, conversation, settings)),
  ].join('');
}

async function tellChat(ctx: Ctx, id: string, change: Change | undefined): Promise<Chat> {
  return inTransaction(ctx, async (inner) => {
    await change?.(inner, id);
    return readConversation(inner, { id, limit: MOST_SHOWN });
  });
}

/** chats, chats ID, chats ID --answer TEXT | --done: customers who have written to support. */
export const lookAfterChats: MarketCommand = async ({ args, output, withMarket }) => {
  const given = readOptions(args, { answer: 'text', done: 'switch' }, ['ID']);
  const [id] = given.words;
  const change = readChange(given);
  if (id !== undefined && !isId(id))
    throw new CommandProblem(`There is no chat ${id}. npm run market -- chats lists those who wait.`);
  return withMarket(async ({ ctx: ours }) => {
    const ctx: Ctx = { ...ours, actor: { kind: 'operator' } };
    const { settings } = await getMarket(ctx);
    if (id === undefined) {
      const waiting = await listWaiting(ctx, MOST_LISTED);
      output.write(waiting.map((one) => lineOf(one, settings)).join('') || 'Nobody waits for an answer.\n');
    } else output.write(chatText(await tellChat(ctx, id, change), settings));
    return 0;
  });
};
