import { readSubject } from '../../features/reviews/index.ts';
import type { ReviewDialogProps } from '../../features/reviews/writing/review-dialog.tsx';
import { queryView } from '../../lib/api/query-view.tsx';
import { useView } from '../../lib/view/use-view.ts';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';

const View = queryView<ReviewDialogProps>(
  async () => (await import('../../features/reviews/writing/review-dialog.tsx')).ReviewDialog,
);

/** The form for a delivered line (`?view=review:…`); its code loads when it is first opened. */
export function ReviewOverlay() {
  const { open, subject, hide } = useView('review');
  return (
    <OnDemand view={View} props={{ open, subject: open ? readSubject(subject) : null, onClose: hide }} />
  );
}
