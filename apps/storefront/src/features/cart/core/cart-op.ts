import type { Body, Reply } from '@promenade/contract/calls';
import type { CallInput } from '@promenade/contract/client';
import type { PendingMutation } from '@promenade/domain/cart';
import type { ScreenLine } from '../screen-line.ts';

/** The lines of a cart, as every call of it answers them. */
export type Lines = Reply<'cart.list'>;

/** Whose cart it is: a guest's, or that of a session. */
export type Who = { readonly guestId: string } | { readonly token: string };

type Pending<Kind extends string> = Extract<PendingMutation<ScreenLine>, { kind: Kind }>;

/** A change of the cart as data: what the screen makes of it at once, and what is sent. */
export type CartOp =
  | { readonly kind: 'add'; readonly pending: Pending<'add'>; readonly body: Body<'cart.add'> }
  | {
      readonly kind: 'update';
      readonly pending: Pending<'update'>;
      readonly body: Omit<Body<'cart.update'>, 'cart_id'>;
    }
  | { readonly kind: 'remove'; readonly pending: Pending<'remove'> }
  | { readonly kind: 'restore'; readonly parkedId: string }
  /** What was still sent as a guest while signing in comes along (CART-11). */
  | { readonly kind: 'take'; readonly guestId: string };

/** A change on its way. */
export interface Entry {
  /** The idempotency key: every try goes under it, so that the change happens once. */
  readonly key: string;
  readonly moduleId: string;
  /** Who made the change; null before anybody was known. */
  readonly madeBy: Who | null;
  /** As whom it was first sent. From then on it is repeated so: a key is known to its shopper only. */
  readonly sentAs: Who | null;
  readonly op: CartOp;
}

type CartCallId =
  | 'cart.list'
  | 'cart.add'
  | 'cart.update'
  | 'cart.removeLine'
  | 'cart.restoreParked'
  | 'cart.takeAlong';

/** A call as it is sent. */
export type CartCall = {
  readonly [Id in CartCallId]: { readonly id: Id; readonly input: CallInput<Id> };
}[CartCallId];

/** What names a guest in a call; a token goes in its header. */
export function guestOf(who: Who): { guest_id?: string } {
  return 'guestId' in who ? { guest_id: who.guestId } : {};
}

/** The call that does a change. */
export function callOf(op: CartOp, who: Who): CartCall {
  switch (op.kind) {
    case 'add':
      return { id: 'cart.add', input: { body: { ...op.body, ...guestOf(who) } } };
    case 'update':
      return {
        id: 'cart.update',
        input: { body: { ...op.body, ...guestOf(who), cart_id: op.pending.line.id } },
      };
    case 'remove': {
      const id = op.pending.lineId;
      return { id: 'cart.removeLine', input: { params: { id }, query: { ...guestOf(who), cart_id: id } } };
    }
    case 'restore':
      return { id: 'cart.restoreParked', input: { params: { id: op.parkedId }, query: guestOf(who) } };
    case 'take':
      return { id: 'cart.takeAlong', input: { body: { guest_id: op.guestId } } };
  }
}

export function sameWho(a: Who | null, b: Who | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function isToken(who: Who | null): who is { readonly token: string } {
  return who !== null && 'token' in who;
}

/** What a customer changed is nobody's business after they have left; what a guest changed goes with the guest. */
export function isStrangers({ madeBy }: Entry, now: Who | null): boolean {
  return isToken(madeBy) && !(isToken(now) && now.token === madeBy.token);
}

/** Names a line that the server has not named yet. */
export const newLineId = (key: string): string => `new-${key}`;
export const isNewLine = (id: string): boolean => id.startsWith('new-');

function withLineId(op: CartOp, from: string, to: string): CartOp {
  if (op.kind === 'update' && op.pending.line.id === from)
    return { ...op, pending: { ...op.pending, line: { ...op.pending.line, id: to } } };
  if (op.kind === 'remove' && op.pending.lineId === from)
    return { ...op, pending: { kind: 'remove', lineId: to } };
  return op;
}

/** The line that a change is about, by the id that the screen has for it. */
export function lineIdOf(op: CartOp): string | undefined {
  if (op.kind === 'add' || op.kind === 'update') return op.pending.line.id;
  return op.kind === 'remove' ? op.pending.lineId : undefined;
}

/** Changes that wait behind an add speak of its line by the name it now has. */
export function renamed(entry: Entry, from: string, to: string): Entry {
  return { ...entry, op: withLineId(entry.op, from, to) };
}
