import { hasCode, isAnswer, isAtTheDoor } from '../api/is-answer.ts';
import { type AttemptName, keepAttempt, openAttempt, readAttempt } from './attempt.ts';

export type Send<Body, Reply> = (body: Body, key: string) => Promise<Reply>;

/** Another body has arrived under the key before: the answer to that one, or `told` if none of them did. */
export async function askAgain<Sent, Reply>(
  earlier: readonly Sent[],
  ask: (sent: Sent) => Promise<Reply>,
  told: unknown,
): Promise<Reply> {
  for (const sent of earlier) {
    try {
      return await ask(sent);
    } catch (error) {
      if (!hasCode(error, 'key_reused')) throw error;
    }
  }
  throw told;
}

/**
 * Sends under the one key of an attempt, so that a lost answer never causes a second effect. Acceptance or refusal
 * closes the attempt; anything else leaves it open. A refusal at the door leaves it as it was: what may have arrived
 * before it is still to be sent under its key.
 */
export async function sendOnce<Body, Reply>(
  name: AttemptName,
  body: Body,
  send: Send<Body, Reply>,
  newIdempotencyKey: () => string,
): Promise<Reply> {
  const text = JSON.stringify(body);
  const before = readAttempt(name);
  const attempt = openAttempt(name, text, newIdempotencyKey);
  try {
    const reply = await send(body, attempt.key).catch((error: unknown) => {
      if (!hasCode(error, 'key_reused')) throw error;
      const earlier = attempt.bodies.filter((sent) => sent !== text);
      return askAgain(earlier, (sent) => send(JSON.parse(sent) as Body, attempt.key), error);
    });
    keepAttempt(name, null);
    return reply;
  } catch (error) {
    if (isAnswer(error)) keepAttempt(name, isAtTheDoor(error) ? before : null);
    throw error;
  }
}

/** The outcome of an attempt. */
export type Outcome<Reply> =
  | { readonly kind: 'answered'; readonly reply: Reply }
  /** It never arrived: nothing was done. */
  | { readonly kind: 'absent' }
  /** Nobody could be asked. */
  | { readonly kind: 'unknown' };

/**
 * Asks for the first answer and nothing else: `ask` sends with `answeredOnly`, so a write that has not arrived is not
 * done now. The shopper decides whether to send it again.
 */
export async function askFirst<Body, Reply>(
  name: AttemptName,
  ask: Send<Body, Reply>,
): Promise<Outcome<Reply>> {
  const attempt = readAttempt(name);
  for (const body of [...(attempt?.bodies ?? [])].reverse()) {
    try {
      const reply = await ask(JSON.parse(body) as Body, attempt?.key ?? '');
      keepAttempt(name, null);
      return { kind: 'answered', reply };
    } catch (error) {
      if (hasCode(error, 'unanswered')) return { kind: 'absent' };
      if (!hasCode(error, 'key_reused')) return { kind: 'unknown' };
    }
  }
  return { kind: 'unknown' };
}
