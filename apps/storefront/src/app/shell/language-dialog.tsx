import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';
import type { LanguageDialogProps } from './language-dialog-view.tsx';

const load = async () => (await import('./language-dialog-view.tsx')).LanguageDialogView;
const View = lazyView<LanguageDialogProps>(load);

/** The choice of language; its code loads when it is first opened. */
export function LanguageDialog(props: LanguageDialogProps) {
  return <OnDemand view={View} props={props} />;
}
