import { tabStorage } from '../session/storage.ts';
import { hasCode, isAnswer, isAtTheDoor } from './is-answer.ts';

/**
 * Sends what stands once it has arrived, such as a review. Null: what was sent before, and not answered, had arrived, and was
 * changed since.
 * @param name under which it is stored that it was sent: a reload does not forget it
 * @param done the code of the refusal if it stands already
 */
export async function sendForGood<Reply>(
  name: string,
  done: string,
  send: () => Promise<Reply>,
): Promise<Reply | null> {
  const stored = `sent ${name}`;
  const before = tabStorage.read(stored);
  tabStorage.write(stored, '1');
  try {
    const reply = await send();
    tabStorage.write(stored, null);
    return reply;
  } catch (error) {
    if (isAnswer(error)) tabStorage.write(stored, isAtTheDoor(error) ? before : null);
    if (before !== null && hasCode(error, done)) return null;
    throw error;
  }
}
