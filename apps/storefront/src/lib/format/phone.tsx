import { groupPhone } from '@promenade/domain/contact';

/** A phone number in groups, from left to right in every script. */
export function Phone({ number }: { readonly number: string }) {
  return <bdi dir="ltr">{groupPhone(number)}</bdi>;
}
