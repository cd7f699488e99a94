import { callProblem } from '@promenade/domain/contact';
import { decideParcelPayment } from '@promenade/domain/parcel';
import { refuse, type RefusalPart, refuseAll } from '../../../platform/errors.ts';
import type { ParcelInput } from './place-parcel.ts';

function endParts(end: ParcelInput['sender_details'], prefix: string): RefusalPart[] {
  const parts: RefusalPart[] = [];
  if (end.contact_person_name === '')
    parts.push({ code: 'name_required', field: `${prefix}.contact_person_name` });
  const number = callProblem(end.contact_person_number);
  if (number) parts.push({ code: number, field: `${prefix}.contact_person_number` });
  if (end.address === '') parts.push({ code: 'address_required', field: `${prefix}.address` });
  return parts;
}

/** Refuses all missing or invalid fields of both ends at once, and a payment method that the payer cannot use. */
export function checkParcelFields(input: ParcelInput): void {
  refuseAll([
    ...endParts(input.sender_details, 'sender_details'),
    ...endParts(input.receiver_details, 'receiver_details'),
  ]);
  const { charge_payer: payer, payment_method: method, partial_payment: partial } = input;
  const decision = decideParcelPayment({ payer, method: partial ? 'wallet' : method });
  if (!decision.ok) refuse(decision.refusal.code);
}
