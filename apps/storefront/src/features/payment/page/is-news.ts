import type { Reply } from '@promenade/contract/calls';
import { isPayable } from '@promenade/domain/payments';

type State = Reply<'payments.state'>['state'];

/** What was known of a payment when its stream told a state. */
interface Known {
  /** What the stream told before; undefined at its first word. */
  readonly told: State | undefined;
  /** What the page shows; undefined while it is asked for. */
  readonly shown: State | undefined;
}

/** Whether the payment is to be read anew: but for a first word that says what is shown, and that it is waited for. */
export function isNews(state: State, { told, shown }: Known): boolean {
  return told !== undefined || state !== shown || !isPayable(state);
}
