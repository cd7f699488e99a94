import { lazyView, OnDemand } from '../lazy/on-demand.tsx';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string | undefined;
  /** The word on the button that goes ahead. */
  readonly confirm: string;
  /** The word on the button that does not; 'Cancel' unless given. */
  readonly cancel?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** A second way to go ahead, which takes nothing away. */
  readonly other?: { readonly label: string; readonly onChoose: () => void } | undefined;
  readonly busy?: boolean;
  /** Going ahead takes something away. */
  readonly danger?: boolean;
}

const load = async () => (await import('./alert-dialog-view.tsx')).AlertDialogView;
const View = lazyView<AlertDialogProps>(load);

/** A question that must be answered; a press outside does not close it, Escape means no. */
export function AlertDialog(props: AlertDialogProps) {
  return <OnDemand view={View} props={props} />;
}
