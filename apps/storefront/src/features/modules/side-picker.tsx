import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { activeModules } from '../../lib/session/visit-module.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './side-picker.module.css';
import { useModuleChoice } from './use-module-choice.ts';

/** The modules next to the page, if there is room for them (MOD-04). */
export function SidePicker({ open }: { readonly open: boolean }) {
  const { t } = useTranslation();
  const { module: shown } = useVisit();
  const { busyId, choose } = useModuleChoice();
  const { modules } = useMarket();
  if (!open) return null;
  return (
    <nav className={styles['side']} aria-label={t('module.side')}>
      {activeModules(modules).map((module) => (
        <button
          key={module.id}
          type="button"
          className={styles['entry']}
          aria-label={module.module_name}
          title={module.module_name}
          aria-current={module.id === shown?.id || undefined}
          aria-busy={module.id === busyId || undefined}
          aria-disabled={module.id === busyId || undefined}
          disabled={busyId !== null && module.id !== busyId}
          onClick={() => busyId === null && choose(module)}
        >
          <Picture
            className={styles['icon']}
            src={module.icon_full_url}
            alt=""
            width={32}
            height={32}
            fit="contain"
            thumbnail
          />
        </button>
      ))}
    </nav>
  );
}
