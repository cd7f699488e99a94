import { PAYMENT_PURPOSES, type PaymentPurpose } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Chore, clearInRounds } from '../../../platform/jobs/housekeeping.ts';
import type { PaymentTables } from '../payments.tables.ts';
import type { PaymentPurposes, PurposeHandler } from '../purposes.ts';
import { deletePayments, listUnpaid, lockAbandoned } from './abandoned.repo.ts';

// A season: no gateway takes money for a page so old, nor tells of it (docs/decisions/0046).
const keptForMs = 90 * 24 * 60 * 60 * 1000;
const atOnce = 200;

type Forgetting = NonNullable<PurposeHandler['forgotten']>;

/** Answers how many payments went. */
async function forgetSome(ctx: Ctx, purpose: PaymentPurpose, forgotten: Forgetting): Promise<number> {
  const db = over<PaymentTables>(ctx);
  const abandoned = await lockAbandoned(db, purpose, new Date(ctx.clock.now() - keptForMs), atOnce);
  if (abandoned.length === 0) return 0;
  await deletePayments(
    db,
    abandoned.map(({ id }) => id),
  );
  const subjectIds = abandoned.map(({ subject_id: id }) => id);
  await forgotten(ctx, await listUnpaid(db, purpose, subjectIds));
  return abandoned.length;
}

/**
 * A chore: forgets payments that were given up a season ago, where what they were for is nothing without them. Orders and
 * trips stay with theirs.
 */
export function forgetAbandonedPayments(purposes: PaymentPurposes): Chore {
  return async (ctx) => {
    for (const purpose of PAYMENT_PURPOSES) {
      const forgotten = purposes[purpose]?.forgotten;
      if (!forgotten) continue;
      await clearInRounds(atOnce, () => inTransaction(ctx, (inner) => forgetSome(inner, purpose, forgotten)));
    }
  };
}
