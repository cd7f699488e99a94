import { type DoorDetails, noDetails } from '../../lib/address/address.ts';
import { tabStorage } from '../../lib/session/storage.ts';
import type { WireCoupon } from '../../lib/wire/bill-terms.ts';
import type { PaymentWish } from './payment/payment-slot.ts';
import type { SentPicture } from './prescription/sent-picture.ts';

/** What the shopper wants done where an item of a line has run out. */
export type WhenUnavailable = 'refund' | 'call' | 'best_match';

/** What the shopper has chosen so far. Lives as long as the tab: a reload and a sign-in keep every field. */
export interface Draft {
  readonly orderType: 'delivery' | 'take_away';
  /** Null: as soon as possible. */
  readonly scheduleAt: string | null;
  /** Major units, as the wire counts. */
  readonly tip: number;
  /** A tip of one's own as it was typed; null where one is picked. What cannot be taken stands here alone, with no tip. */
  readonly ownTip: string | null;
  readonly note: string;
  /** To whoever rides. */
  readonly instruction: string;
  readonly cutlery: boolean;
  readonly extraPackaging: boolean;
  /** The coupon that was applied, with what it comes to. */
  readonly coupon: WireCoupon | null;
  /** By line; those not named are refunded. */
  readonly unavailable: Readonly<Record<string, WhenUnavailable>>;
  readonly prescriptions: readonly SentPicture[];
  readonly payment: PaymentWish;
  /** The saved address that was picked; null stands for the location of the header. */
  readonly addressId: string | null;
  /** Additional details of a signed-in shopper (LOC-09); null leaves the address's own. */
  readonly details: DoorDetails | null;
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
};

function isDraft(value: unknown): value is Partial<Draft> {
  return typeof value === 'object' && value !== null;
}

/** The draft of this tab; what cannot be read is begun anew. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(name) ?? 'null');
    if (!isDraft(kept)) return newDraft;
    const details = kept.details ? { ...noDetails, ...kept.details } : null;
    const tip = Number(kept.tip);
    return { ...newDraft, ...kept, details, tip: Number.isFinite(tip) && tip >= 0 ? tip : 0 };
  } catch {
    return newDraft;
  }
}

export const keepDraft = (draft: Draft): void => tabStorage.write(name, JSON.stringify(draft));

export const forgetDraft = (): void => tabStorage.write(name, null);
