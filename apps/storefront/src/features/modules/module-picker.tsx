import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useStored } from '../../lib/session/use-stored.ts';
import { parseModule } from '../../lib/session/visit.ts';
import { activeModules } from '../../lib/session/visit-module.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ModuleTiles } from './module-tiles.tsx';
import { useModuleChoice } from './use-module-choice.ts';

/** The picker of modules (MOD-02, MOD-03): if none was chosen before, it stays open until one is. */
export function ModulePicker({ open }: { readonly open: boolean }) {
  const { t } = useTranslation();
  const { hide } = useView('module');
  const { busyId, choose } = useModuleChoice();
  const modules = activeModules(useMarket().modules);
  const stored = parseModule(useStored('module') ?? undefined);
  const chosen = modules.find(({ id }) => id === stored?.id);
  const close = (): void => {
    if (chosen || modules.length === 0) hide();
    else showToast('warning', t('module.mustSelect'));
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('module.title')}
      description={modules.length > 0 ? t('module.mustSelect') : undefined}
    >
      {modules.length > 0 ? (
        <ModuleTiles modules={modules} chosenId={chosen?.id} busyId={busyId} onChoose={choose} />
      ) : (
        <EmptyState heading="h3" picture="store" title={t('module.none')} text={t('module.noneText')} />
      )}
    </Dialog>
  );
}
