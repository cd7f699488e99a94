import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { activeModules } from '../../lib/session/visit-module.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './module-switcher.module.css';

/** The header's module switcher: only on /home, and only if there is another module (NAV-07). */
export function ModuleSwitcher() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { module } = useVisit();
  const { open, show } = useView('module');
  const modules = activeModules(useMarket().modules);
  const shown = modules.find(({ id }) => id === module?.id);
  if (pathname !== paths.home() || modules.length < 2 || !shown) return null;
  return (
    <button
      type="button"
      className={styles['switcher']}
      aria-label={t('module.switch', { module: shown.module_name })}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => show()}
    >
      <Picture
        className={styles['icon']}
        src={shown.icon_full_url}
        alt=""
        width={24}
        height={24}
        fit="contain"
        thumbnail
      />
      <span className={styles['name']}>{shown.module_name}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
