import { onDemand } from '../../ui/lazy/on-demand.tsx';

export interface LanguageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The choice of language; its code loads when it is first opened. */
export const LanguageDialog = onDemand<LanguageDialogProps>(
  async () => (await import('./language-dialog-view.tsx')).LanguageDialogView,
);
