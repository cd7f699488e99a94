import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Slot } from '../slots.tsx';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';
import { MarketControls } from './market-controls.tsx';
import { Menu } from './menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import styles from './header.module.css';
import { NavLink } from '../../ui/link/link.tsx';

/** The header (NAV-07, NAV-08): wide from 1180 px, with a menu below that. */
export function Header() {
  const { t } = useTranslation();
  const { location } = useVisit();
  const { pathname, key } = useLocation();
  // A link inside the menu closes it: the page behind has changed, or was asked for again. Closed by an effect, a press
  // that is heard between the page's first drawing and its effects would be undone.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const menuOpen = openedAt === key;
  // On the landing page the logo leads on only once a location is stored (NAV-02).
  const logoTarget = pathname === paths.landing() && !location ? paths.landing() : paths.home();
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Logo to={logoTarget} />
        <div className={styles['location']}>
          <Slot name="headerLocation" />
        </div>
        <nav className={styles['nav']} aria-label={t('shell.mainNavigation')}>
          <NavLink to={paths.home()} className={styles['link'] ?? ''}>
            {t('shell.home')}
          </NavLink>
          <Slot name="headerNav" />
        </nav>
        <div className={styles['actions']}>
          {!location && <MarketControls />}
          <span className={styles['wide']}>
            {!location && <LanguageButton />}
            <ThemeButton />
          </span>
          <Slot name="headerActions" />
          <IconButton
            className={styles['menu']}
            icon="menu"
            label={t('shell.menu')}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={() => setOpenedAt(key)}
          />
        </div>
      </div>
      <Menu open={menuOpen} onClose={() => setOpenedAt(null)} />
    </header>
  );
}
