import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { decidePaymentEvent, PROOF_REVIEW_MS } from '@promenade/domain/payments';
import type { z } from 'zod';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepPrivatePicture } from '../../../platform/files/private-files.ts';
import { dropPicture, getRemade } from '../../../platform/files/sent-pictures.ts';
import { getMarket } from '../../settings/index.ts';
import { getPaymentRow, listPaymentsOf, updateProof } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';
import { holdPayment } from '../settling/hold-payment.ts';
import { paymentTopic } from '../settling/withdraw-payments.ts';
import { viewPayment } from '../state/payment.view.ts';
import type { PaymentPurposes } from '../purposes.ts';
import { waitUntil } from './wait-until.ts';
import { getOfflineMethod, readFields } from './proof-form.ts';

type ProofInput = z.output<Calls['payments.sendProof']['body']>;

async function holdOwnTransfer(ctx: Ctx, purposes: PaymentPurposes, id: string): Promise<PaymentRow> {
  const payment = await holdPayment(ctx, purposes, id);
  const isOwn = payment?.shopper_id === getShopperId(ctx) && payment.method === 'offline_payment';
  return payment && isOwn ? payment : refuse('payment_not_found');
}

function checkTime(ctx: Ctx, { state, due_at }: PaymentRow): void {
  const isOpen = decidePaymentEvent(state, 'send_proof').ok;
  if (state === 'expired' || (isOpen && due_at.getTime() <= ctx.clock.now())) refuse('payment_over');
  if (!isOpen) refuse('payment_not_awaited');
}

// A day from the first proof, whatever is sent after it and by however many tries; a declined one grants another.
async function dueAtOf(ctx: Ctx, payment: PaymentRow): Promise<Date> {
  const { purpose, subject_id: subjectId } = payment;
  const payments = await listPaymentsOf(over<PaymentTables>(ctx), { purpose, subjectId });
  const hasItsDay = payments.some(
    ({ offline_method, state }) => offline_method !== null && state !== 'failed',
  );
  return hasItsDay ? payment.due_at : new Date(ctx.clock.now() + PROOF_REVIEW_MS);
}

/**
 * POST /customer/payment/proof: extends the hold to a day while an operator checks it. Another proof replaces the
 * first.
 */
export async function sendProof(
  ctx: Ctx,
  purposes: PaymentPurposes,
  input: ProofInput,
): Promise<Reply<'payments.sendProof'>> {
  const db = over<PaymentTables>(ctx);
  const payment = await holdOwnTransfer(ctx, purposes, input.payment_id);
  checkTime(ctx, payment);
  const method = getOfflineMethod((await getMarket(ctx)).settings, input.method_id);
  const fields = readFields(method, input.fields, ctx.language);
  const picture = input.image ? getRemade(input.image) : undefined;
  const dueAt = await dueAtOf(ctx, payment);
  const name = picture ? await keepPrivatePicture(ctx, picture) : payment.proof;
  if (picture && payment.proof) await dropPicture(ctx, payment.proof);
  await updateProof(db, payment.id, {
    method: method.id,
    fields,
    picture: name,
    dueAt,
    at: new Date(ctx.clock.now()),
  });
  await waitUntil(ctx, purposes, payment, dueAt);
  publishAfterCommit(ctx, paymentTopic(payment.id));
  const kept = await getPaymentRow(db, payment.id);
  return { message: noticeOf('proof_kept', ctx.language), payment: await viewPayment(ctx, kept) };
}
