import { type Contact, noContact } from '../../../lib/address/address.ts';
import { tabStorage } from '../../../lib/session/storage.ts';
import type { PaymentWish } from '../../../lib/wire/payment-slot.ts';

/** The choices of a booking so far; they survive a reload of the tab. */
export interface Draft {
  readonly note: string;
  readonly payment: PaymentWish;
  readonly coupon: string | null;
  /** Null until it is entered here. */
  readonly contact: Contact | null;
}

const name = 'trip-draft';

const noDraft: Draft = {
  note: '',
  payment: { method: 'cash_on_delivery', partial: false },
  coupon: null,
  contact: null,
};

/** The stored draft; malformed values count as absent. */
function parseDraft(kept: string | null): Draft {
  try {
    const { note, payment, coupon, contact } = (JSON.parse(kept ?? 'null') ?? {}) as Partial<Draft>;
    return {
      note: typeof note === 'string' ? note : noDraft.note,
      payment:
        typeof payment?.method === 'string'
          ? { method: payment.method, partial: payment.partial === true }
          : noDraft.payment,
      coupon: typeof coupon === 'string' ? coupon : null,
      contact: contact ? { ...noContact, ...contact } : null,
    };
  } catch {
    return noDraft;
  }
}

export const readDraft = (): Draft => parseDraft(tabStorage.read(name));

export const keepDraft = (draft: Draft | null): void =>
  tabStorage.write(name, draft && JSON.stringify(draft));
