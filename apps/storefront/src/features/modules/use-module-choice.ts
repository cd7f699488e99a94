import type { Reply } from '@promenade/contract/calls';
import { useState } from 'react';
import { refusalText } from '../../lib/api/refusal-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { switchModule } from './switch-module.ts';

type Module = Reply<'settings.modules'>[number];

/** Choosing a module; it stays busy until its page is loaded. */
export function useModuleChoice() {
  const { t } = useTranslation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const choose = (module: Module): void => {
    setBusyId(module.id);
    switchModule(module).catch((error: unknown) => {
      showToast('error', refusalText(error, t('common.connectionLost')));
      setBusyId(null);
    });
  };
  return { busyId, choose };
}
