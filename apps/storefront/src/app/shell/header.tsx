import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Kept } from '../../lib/pieces/kept.tsx';
import { useVisit } from '../../lib/session/use-visit.ts';
import { useView } from '../../lib/view/use-view.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Slot } from '../slots.tsx';
import { LanguageButton } from './language-button.tsx';
import { Logo, logoTargetOf } from './logo.tsx';
import { MarketControls } from './market-controls.tsx';
import { Menu } from './menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import styles from './header.module.css';
import { NavLink } from '../../ui/link/link.tsx';

interface ControlsProps {
  readonly hasPlace: boolean;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** Everything that does not depend on the current page. */
function Controls({ hasPlace, menuOpen, onMenu }: ControlsProps) {
  const { t } = useTranslation();
  return (
    <>
      <nav className={styles['nav']} aria-label={t('shell.mainNavigation')}>
        <NavLink to={paths.home()} className={styles['link'] ?? ''}>
          {t('shell.home')}
        </NavLink>
        <Slot name="headerNav" />
      </nav>
      <div className={styles['actions']}>
        {!hasPlace && <MarketControls />}
        <span className={styles['wide']}>
          {!hasPlace && <LanguageButton />}
          <ThemeButton />
        </span>
        <Slot name="headerActions" />
        <IconButton
          className={styles['menu']}
          icon="menu"
          label={t('shell.menu')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenu}
        />
      </div>
    </>
  );
}

/** The header (NAV-07, NAV-08): wide from 1180 px, with a menu below that. */
export function Header() {
  const { location, theme, module } = useVisit();
  const hasPlace = location !== null;
  const { pathname, search } = useLocation();
  const menu = useView('menu');
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Logo to={logoTargetOf(pathname, hasPlace)} />
        <div className={styles['location']}>
          <Slot name="headerLocation" />
        </div>
        <Kept name="header" of={() => [pathname, search, hasPlace, theme, module?.id, module?.module_type]}>
          {() => <Controls hasPlace={hasPlace} menuOpen={menu.open} onMenu={() => menu.show()} />}
        </Kept>
      </div>
      <Menu {...menu} />
    </header>
  );
}
