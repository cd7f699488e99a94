import { timingSafeEqual } from 'node:crypto';
import { afterWrongCode, decideTryCode, isCodeAlive } from '@promenade/domain/accounts';
import { phoneDigits } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseFor, refuseKeeping } from '../../../platform/errors.ts';
import { type CodeRow, type CodeTables, lockCode, upsertCode } from './codes.repo.ts';
import { codeKey, type CodeWanted, columnsOf, hashCode, stateOf } from './send-code.ts';

function isRight(row: CodeRow, code: string, nowMs: number): boolean {
  if (row.code_hash === null || !isCodeAlive(row.sent_at.getTime(), nowMs)) return false;
  return timingSafeEqual(row.code_hash, hashCode(row.salt, code));
}

/**
 * Consumes a code: returns whom it was made for and what it links. Refused if there is none, if it is wrong or expired
 * (not distinguished), or after too many wrong attempts. Attempts lock the row, so that each is counted.
 */
export async function tryCode(
  ctx: Ctx,
  wanted: Pick<CodeWanted, 'contact' | 'purpose' | 'scope'>,
  given: string,
): Promise<CodeRow> {
  const code = phoneDigits(given);
  if (code === '') return refuse('code_required');
  const db = over<CodeTables>(ctx);
  const row = await lockCode(db, codeKey(wanted));
  if (!row) return refuse('code_wrong');
  const nowMs = ctx.clock.now();
  const decision = decideTryCode(stateOf(row), nowMs);
  if (!decision.ok) return refuseFor(decision.refusal.code, decision.refusal.waitMs);
  if (!isRight(row, code, nowMs)) {
    await upsertCode(db, { ...row, ...columnsOf(afterWrongCode(stateOf(row), nowMs)) });
    return refuseKeeping('code_wrong');
  }
  await upsertCode(db, { ...row, code_hash: null, wrong_tries: 0 });
  return row;
}
