import { contactProblems } from '@promenade/domain/contact';
import type { Ctx } from '../../../platform/context.ts';
import { type RefusalPart, refuseAll } from '../../../platform/errors.ts';
import { type DoorInput, doorOf } from '../checkout-input.ts';
import type { ContactInput } from './contact-columns.ts';

const wireField = {
  name: 'contact_person_name',
  phone: 'contact_person_number',
  email: 'contact_person_email',
} as const;

/** What is missing or wrong of whom to ask (LOC-12), field by field. */
export function contactParts(input: ContactInput, emailRequired: boolean): RefusalPart[] {
  const form = {
    name: input.contact_person_name,
    phone: input.contact_person_number,
    email: input.contact_person_email ?? '',
  };
  return contactProblems(form, emailRequired).map(({ field, code }) => ({
    code: code === 'email_too_long' ? 'email_invalid' : code,
    field: wireField[field],
  }));
}

const addressMissing: RefusalPart = { code: 'address_required', field: 'address' };

/** A delivery needs a point to go to. */
export function checkDoor(input: Pick<DoorInput, 'order_type' | 'latitude' | 'longitude'>): void {
  if (input.order_type === 'delivery' && !doorOf(input)) refuseAll([addressMissing]);
}

/** Every field that is missing or wrong at once: whom to ask (LOC-12) and where to go. */
export function checkFields(ctx: Ctx, input: DoorInput): void {
  const parts = contactParts(input, ctx.actor.kind !== 'customer');
  const hasAddress = doorOf(input) && (input.address ?? '') !== '';
  if (input.order_type === 'delivery' && !hasAddress) parts.push(addressMissing);
  refuseAll(parts);
}
