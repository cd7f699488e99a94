import type { Body, Reply } from '@promenade/contract/calls';
import { call } from '../api/browser-client.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { hasCode, isAnswer } from '../api/is-answer.ts';
import { askAgain } from '../attempts/send-once.ts';
import { keepUnanswered, readUnanswered, type Unanswered } from '../attempts/unanswered.ts';
import { tabStorage } from '../session/storage.ts';

type NewAddress = Body<'addresses.add'>;
type Saved = Reply<'addresses.add'>;

/** What had arrived under the key, or `told` if nothing had. */
const askForSaved = ({ key, sent }: Unanswered<NewAddress>, told: unknown): Promise<Saved> =>
  askAgain(sent, (body) => call('addresses.add', { body, idempotencyKey: key, answeredOnly: true }), told);

async function addOrChange({ key, sent }: Unanswered<NewAddress>, body: NewAddress): Promise<Saved> {
  try {
    return await call('addresses.add', { body, idempotencyKey: key });
  } catch (error) {
    if (!hasCode(error, 'key_reused')) throw error;
    const { address } = await askForSaved({ key, sent }, error);
    return call('addresses.update', { params: { id: address.id }, body });
  }
}

/**
 * Saves the new address of a form, once, however often its answer is lost: if it had arrived, and was changed before it was
 * sent again, the saved one is changed.
 */
export async function addAddress(form: string, body: NewAddress): Promise<Saved> {
  const before = readUnanswered<NewAddress>(form);
  const { key, sent } = before ?? { key: newIdempotencyKey(), sent: [] };
  keepUnanswered(form, { key, sent: [...sent, body] });
  try {
    const saved = await addOrChange({ key, sent }, body);
    keepUnanswered(form, null);
    return saved;
  } catch (error) {
    // Nothing of this body was saved. What was sent before may be, unless it has been deleted since.
    if (isAnswer(error)) keepUnanswered(form, hasCode(error, 'address_not_found') ? null : before);
    throw error;
  }
}

/**
 * The form was closed without an answer. If the address had arrived, what was written in the form, kept under its name, goes
 * with it: what is entered next is another address. It stays the same one as long as nobody can be asked.
 * @param isClosed whether it still is once the answer is there
 * @returns whether it had arrived
 */
export async function settleUnanswered(form: string, isClosed: () => boolean): Promise<boolean> {
  const unanswered = readUnanswered<NewAddress>(form);
  if (!unanswered) return false;
  const isSaved = await askForSaved(unanswered, null).then(
    () => true,
    (error) => (hasCode(error, 'unanswered') ? false : null),
  );
  if (isSaved === null || !isClosed()) return false;
  keepUnanswered(form, null);
  if (isSaved) tabStorage.write(form, null);
  return isSaved;
}
