import { lazyView, OnDemand } from '../lazy/on-demand.tsx';
import type { AlertDialogProps } from './alert-dialog-view.tsx';

const load = async () => (await import('./alert-dialog-view.tsx')).AlertDialogView;
const View = lazyView<AlertDialogProps>(load);

/** A question that must be answered: a press outside does not close it, Escape means no. */
export function AlertDialog(props: AlertDialogProps) {
  return <OnDemand view={View} props={props} />;
}
