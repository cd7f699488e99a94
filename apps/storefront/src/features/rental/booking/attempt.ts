import { Refusal } from '@promenade/contract/client';

const name = 'trip-attempt';

/** A booking that was sent and not answered yet: its key, and the bodies that may have arrived under it. */
interface Attempt {
  readonly key: string;
  readonly bodies: readonly string[];
}

/** Whether the server has said yes or no; a fault or a lost connection leaves it open. */
export const isAnswer = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

const wasSentOtherwise = (error: unknown): boolean => isAnswer(error) && error.code === 'key_reused';

function readAttempt(): Attempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Attempt> | null;
    return typeof kept?.key === 'string' && Array.isArray(kept.bodies) ? (kept as Attempt) : null;
  } catch {
    return null;
  }
}

function keepAttempt(attempt: Attempt | null): void {
  try {
    if (attempt) sessionStorage.setItem(name, JSON.stringify(attempt));
    else sessionStorage.removeItem(name);
  } catch {
    // Storage is refused: the key still holds for the tries of this page.
  }
}

type Send<Body, Reply> = (body: Body, key: string) => Promise<Reply>;

/** Another body has arrived under this key before: its answer is the booking's. */
async function askAgain<Body, Reply>(
  { key, bodies }: Attempt,
  sent: string,
  send: Send<Body, Reply>,
  told: unknown,
): Promise<Reply> {
  for (const earlier of bodies.filter((body) => body !== sent)) {
    try {
      return await send(JSON.parse(earlier) as Body, key);
    } catch (error) {
      if (!wasSentOtherwise(error)) throw error;
    }
  }
  throw told;
}

/**
 * Sends a booking under one key through retries and reloads, so that a lost answer never books twice. A yes or a no
 * closes the attempt; anything else leaves it open.
 */
export async function sendOnce<Body, Reply>(
  body: Body,
  send: Send<Body, Reply>,
  newKey: () => string,
): Promise<Reply> {
  const text = JSON.stringify(body);
  const { key, bodies } = readAttempt() ?? { key: newKey(), bodies: [] };
  const attempt: Attempt = { key, bodies: [...bodies.filter((sent) => sent !== text), text] };
  keepAttempt(attempt);
  try {
    const reply = await send(body, key).catch((error: unknown) => {
      if (wasSentOtherwise(error)) return askAgain(attempt, text, send, error);
      throw error;
    });
    keepAttempt(null);
    return reply;
  } catch (error) {
    if (isAnswer(error)) keepAttempt(null);
    throw error;
  }
}
