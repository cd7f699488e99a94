import type { Body, Reply } from '@promenade/contract/calls';
import type { CallInput } from '@promenade/contract/client';
import type { PendingMutation } from '@promenade/domain/cart';
import type { ScreenLine } from '../screen-line.ts';

/** The lines of a cart, as every cart call returns them. */
export type Lines = Reply<'cart.list'>;

/** The owner of a cart: a guest, or a session. */
export type Who = { readonly guestId: string } | { readonly token: string };

type Pending<Kind extends string> = Extract<PendingMutation<ScreenLine>, { kind: Kind }>;

/** A change of the cart as data: how the screen applies it optimistically, and what is sent. */
export type CartOp =
  | { readonly kind: 'add'; readonly pending: Pending<'add'>; readonly body: Body<'cart.add'> }
  | {
      readonly kind: 'update';
      readonly pending: Pending<'update'>;
      readonly body: Omit<Body<'cart.update'>, 'cart_id'>;
    }
  | { readonly kind: 'remove'; readonly pending: Pending<'remove'> }
  | { readonly kind: 'restore'; readonly parkedId: string }
  /** Changes still sent as a guest while signing in are merged too (CART-11). */
  | { readonly kind: 'take'; readonly guestId: string };

/** A change on its way. */
export interface Entry {
  /** The idempotency key, the same for every attempt, so that the change happens once. */
  readonly key: string;
  readonly moduleId: string;
  /** Who made the change; null before a guest or session was known. */
  readonly madeBy: Who | null;
  /** Who it was first sent as. It is repeated as the same caller: a key is known to its shopper only. */
  readonly sentAs: Who | null;
  /** By this device's clock; absent in changes of an earlier version. */
  readonly madeAtMs?: number;
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

/** The guest id parameter of a call; a token is sent in its header. */
export function guestOf(who: Who): { guest_id?: string } {
  return 'guestId' in who ? { guest_id: who.guestId } : {};
}

/** The call that makes a change. */
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

/** A customer's changes are dropped after signing out; a guest's changes stay with the guest. */
export function isStrangers({ madeBy }: Entry, now: Who | null): boolean {
  return isToken(madeBy) && !(isToken(now) && now.token === madeBy.token);
}

/** A temporary id for a line without a server id. */
export const newLineId = (key: string): string => `new-${key}`;
export const isNewLine = (id: string): boolean => id.startsWith('new-');

function withLineId(op: CartOp, from: string, to: string): CartOp {
  if (op.kind === 'update' && op.pending.line.id === from)
    return { ...op, pending: { ...op.pending, line: { ...op.pending.line, id: to } } };
  if (op.kind === 'remove' && op.pending.lineId === from)
    return { ...op, pending: { kind: 'remove', lineId: to } };
  return op;
}

/** The line that a change is about, by its id on the screen. */
export function lineIdOf(op: CartOp): string | undefined {
  if (op.kind === 'add' || op.kind === 'update') return op.pending.line.id;
  return op.kind === 'remove' ? op.pending.lineId : undefined;
}

/** Changes queued behind an add refer to its line by its new id. */
export function renamed(entry: Entry, from: string, to: string): Entry {
  return { ...entry, op: withLineId(entry.op, from, to) };
}
