import { RefusalNotice } from '../bill/refusal-notice.tsx';
import type { CheckoutState } from '../use-checkout.ts';
import { BillChange } from './bill-change.tsx';
import { LostNotice } from './lost-notice.tsx';
import type { Placing } from './use-placing.ts';

/** What prevents the order: problems of the bill first, then of placing it. */
export function Obstacles({ state, placing }: { readonly state: CheckoutState; readonly placing: Placing }) {
  const { draft, change, offer, lines, quote } = state;
  const { drift, busy, isUnderWay, place } = placing;
  // The cart is empty by then, and its bill refused.
  if (isUnderWay) return null;
  const refusal = quote.refusal ?? placing.refusal;
  if (!quote.refusal && drift) {
    const { partial } = draft.payment;
    return <BillChange drift={drift} partial={partial} busy={busy} onAccept={() => place(drift)} />;
  }
  if (refusal)
    return (
      <RefusalNotice
        refusal={refusal}
        storeId={lines[0]?.item.store_id ?? ''}
        takeAwayOffered={offer.takeAway}
        slots={quote.slots}
        isTakeAway={draft.orderType === 'take_away'}
        change={change}
        askAgain={() => {
          placing.reset();
          quote.retry();
        }}
      />
    );
  if (placing.lost)
    return <LostNotice order={placing.lost} busy={busy} onRetry={() => place(placing.seen)} />;
  return quote.lost ? <LostNotice order={null} busy={false} onRetry={quote.retry} /> : null;
}
