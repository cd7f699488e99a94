import { type Contact, type DoorDetails, noContact, noDetails } from '../../lib/address/address.ts';
import { tabStorage } from '../../lib/session/storage.ts';
import type { WireCoupon } from '../../lib/wire/bill-terms.ts';
import type { PaymentWish } from '../../lib/wire/payment-slot.ts';
import type { SentPicture } from './prescription/sent-picture.ts';

/** What to do if an item of a line is out of stock. */
export type WhenUnavailable = 'refund' | 'call' | 'best_match';

/** The shopper's choices so far. They live as long as the tab: a reload and a sign-in keep every field. */
export interface Draft {
  readonly orderType: 'delivery' | 'take_away';
  /** Null: as soon as possible. */
  readonly scheduleAt: string | null;
  /** Major units, as in the API. */
  readonly tip: number;
  /** A custom tip as it was typed; null if one is picked. An invalid one is kept here only, and there is no tip. */
  readonly ownTip: string | null;
  readonly note: string;
  /** To whoever rides. */
  readonly instruction: string;
  readonly cutlery: boolean;
  readonly extraPackaging: boolean;
  /** The applied coupon, and its value. */
  readonly coupon: WireCoupon | null;
  /** By line; those not listed are refunded. */
  readonly unavailable: Readonly<Record<string, WhenUnavailable>>;
  readonly prescriptions: readonly SentPicture[];
  readonly payment: PaymentWish;
  /** The saved address that was picked; null means the location of the header. */
  readonly addressId: string | null;
  /** Additional details of a signed-in shopper (LOC-09); null keeps the address's own. */
  readonly details: DoorDetails | null;
  /** Whom to ask about what a signed-in shopper collects; null is their account's contact. */
  readonly contact: Contact | null;
}

const name = 'checkout-draft';

export const newDraft: Draft = {
  orderType: 'delivery',
  scheduleAt: null,
  tip: 0,
  ownTip: null,
  note: '',
  instruction: '',
  cutlery: false,
  extraPackaging: false,
  coupon: null,
  unavailable: {},
  prescriptions: [],
  payment: { method: 'cash_on_delivery', partial: false },
  addressId: null,
  details: null,
  contact: null,
};

function isDraft(value: unknown): value is Partial<Draft> {
  return typeof value === 'object' && value !== null;
}

/** The draft of this tab; a new one if it cannot be read. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(name) ?? 'null');
    if (!isDraft(kept)) return newDraft;
    const details = kept.details ? { ...noDetails, ...kept.details } : null;
    const contact = kept.contact ? { ...noContact, ...kept.contact } : null;
    const tip = Number(kept.tip);
    return { ...newDraft, ...kept, details, contact, tip: Number.isFinite(tip) && tip >= 0 ? tip : 0 };
  } catch {
    return newDraft;
  }
}

export const keepDraft = (draft: Draft): void => tabStorage.write(name, JSON.stringify(draft));

export const forgetDraft = (): void => tabStorage.write(name, null);
