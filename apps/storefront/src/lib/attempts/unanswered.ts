import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { hasCode, isAnswer, isAtTheDoor } from '../api/is-answer.ts';
import { parseRecord } from '../session/parse-record.ts';
import { tabStorage } from '../session/storage.ts';
import { askAgain, type Send } from './send-once.ts';

/** What was sent under a name without an answer: one of the bodies may have arrived under the key. */
export interface Unanswered<Body> {
  readonly key: string;
  readonly sent: readonly Body[];
}

const nameOf = (name: string): string => `unanswered ${name}`;

export function readUnanswered<Body>(name: string): Unanswered<Body> | null {
  const { key, sent } = parseRecord(tabStorage.read(nameOf(name)));
  return typeof key === 'string' && Array.isArray(sent) ? { key, sent } : null;
}

export function keepUnanswered<Body>(name: string, unanswered: Unanswered<Body> | null): void {
  tabStorage.write(nameOf(name), unanswered && JSON.stringify(unanswered));
}

/** The answer of the market, and whether it is that to what was sent before and has been changed since. */
export interface Arrived<Reply> {
  readonly reply: Reply;
  readonly isEarlier: boolean;
}

async function sendOrFind<Body, Reply>(
  { key, sent }: Unanswered<Body>,
  body: Body,
  send: Send<Body, Reply>,
): Promise<Arrived<Reply>> {
  try {
    return { reply: await send(body, key), isEarlier: false };
  } catch (error) {
    if (!hasCode(error, 'key_reused')) throw error;
    return { reply: await askAgain(sent, (before) => send(before, key), error), isEarlier: true };
  }
}

/**
 * Sends what can be done once, such as cancelling an order: what was sent under the name before, and not answered, stands
 * if it had arrived, although it was changed since.
 */
export async function sendStanding<Body, Reply>(
  name: string,
  body: Body,
  send: Send<Body, Reply>,
): Promise<Arrived<Reply>> {
  const before = readUnanswered<Body>(name);
  const { key, sent } = before ?? { key: newIdempotencyKey(), sent: [] };
  keepUnanswered(name, { key, sent: [...sent, body] });
  try {
    const arrived = await sendOrFind({ key, sent }, body, send);
    keepUnanswered(name, null);
    return arrived;
  } catch (error) {
    if (isAnswer(error)) keepUnanswered(name, isAtTheDoor(error) ? before : null);
    throw error;
  }
}
