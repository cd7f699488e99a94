import { readSubject } from '../../features/reviews/index.ts';
import type { StoreReviewsDialogProps } from '../../features/reviews/list/store-reviews-dialog.tsx';
import type { ReviewDialogProps } from '../../features/reviews/writing/review-dialog.tsx';
import { queryView } from '../../lib/api/query-view.tsx';
import { useView } from '../../lib/view/use-view.ts';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';

const Form = queryView<ReviewDialogProps>(
  async () => (await import('../../features/reviews/writing/review-dialog.tsx')).ReviewDialog,
);
const List = queryView<StoreReviewsDialogProps>(
  async () => (await import('../../features/reviews/list/store-reviews-dialog.tsx')).StoreReviewsDialog,
);

/**
 * The form for a delivered line (`?view=review:…`) and the reviews of a store (`?view=reviews:…`); their code is
 * loaded when they are first opened.
 */
export function ReviewOverlay() {
  const form = useView('review');
  const list = useView('reviews');
  const subject = form.open ? readSubject(form.subject) : null;
  // An address that names no line, or no store, opens nothing.
  const store = list.open ? list.subject : '';
  return (
    <>
      <OnDemand view={Form} props={{ open: subject !== null, subject, onClose: form.hide }} />
      <OnDemand view={List} props={{ open: store !== '', store, onClose: list.hide }} />
    </>
  );
}
