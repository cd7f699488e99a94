import type { Reply } from '@promenade/contract/calls';
import { isPayable } from '@promenade/domain/payments';

type State = Reply<'payments.state'>['state'];

/** What was known of a payment when its stream reported a status. */
interface Known {
  /** The previous event of the stream; undefined at the first one. */
  readonly told: State | undefined;
  /** What the page shows; undefined while it is loading. */
  readonly shown: State | undefined;
}

/** Whether the payment must be read again: unless it is the first event, and agrees with what is shown. */
export function isNews(state: State, { told, shown }: Known): boolean {
  return told !== undefined || state !== shown || !isPayable(state);
}
