import { type DoorDetails, noDetails, type Place } from '../../../lib/address/address.ts';
import { tabStorage } from '../../../lib/session/storage.ts';
import type { PaymentWish } from '../../../lib/wire/payment-slot.ts';

/** One end of the route, as far as it is filled in. */
export interface DraftEnd extends DoorDetails {
  readonly name: string;
  readonly phone: string;
  readonly place: Place | null;
}

/** A parcel as far as it is filled in. Lives as long as the tab: a reload and a sign-in keep every field. */
export interface ParcelDraft {
  readonly categoryId: string | null;
  readonly sender: DraftEnd;
  readonly receiver: DraftEnd;
  readonly note: string;
  readonly instruction: string;
  readonly payer: 'sender' | 'receiver';
  readonly payment: PaymentWish;
  /** Major units, as in the API. */
  readonly tip: number;
}

const storedAs = 'parcel-draft';

export const noEnd: DraftEnd = { ...noDetails, name: '', phone: '', place: null };

const cash: PaymentWish = { method: 'cash_on_delivery', partial: false };

export const newDraft: ParcelDraft = {
  categoryId: null,
  sender: noEnd,
  receiver: noEnd,
  note: '',
  instruction: '',
  payer: 'sender',
  payment: cash,
  tip: 0,
};

/** The receiver, who has no order to pay online, pays in cash. */
export const paymentOf = ({ payer, payment }: ParcelDraft): PaymentWish =>
  payer === 'receiver' ? cash : payment;

/** The draft of this tab; null if there is none, or it cannot be read. */
export function readDraft(): ParcelDraft | null {
  try {
    const kept = JSON.parse(tabStorage.read(storedAs) ?? 'null') as Partial<ParcelDraft> | null;
    if (typeof kept !== 'object' || kept === null) return null;
    const tip = Number(kept.tip);
    return {
      ...newDraft,
      ...kept,
      sender: { ...noEnd, ...kept.sender },
      receiver: { ...noEnd, ...kept.receiver },
      payment: { ...cash, ...kept.payment },
      tip: Number.isFinite(tip) && tip >= 0 ? tip : 0,
    };
  } catch {
    return null;
  }
}

export const keepDraft = (draft: ParcelDraft): void => tabStorage.write(storedAs, JSON.stringify(draft));

export const forgetDraft = (): void => tabStorage.write(storedAs, null);
