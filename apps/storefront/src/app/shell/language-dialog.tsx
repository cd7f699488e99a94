import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';
import type { LanguageDialogProps } from './language-dialog-view.tsx';

const load = async () => (await import('./language-dialog-view.tsx')).LanguageDialogView;
const View = lazyView<LanguageDialogProps>(load);

/** The language dialog; its code is loaded when it is first opened. */
export function LanguageDialog(props: LanguageDialogProps) {
  return <OnDemand view={View} props={props} />;
}
