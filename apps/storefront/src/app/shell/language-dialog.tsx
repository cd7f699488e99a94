import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';

export interface LanguageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const load = async () => (await import('./language-dialog-view.tsx')).LanguageDialogView;
const View = lazyView<LanguageDialogProps>(load);

/** The choice of language; its code loads when it is first opened. */
export function LanguageDialog(props: LanguageDialogProps) {
  return <OnDemand view={View} props={props} />;
}
