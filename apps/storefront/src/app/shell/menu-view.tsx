import { LogoutRow } from '../../features/account/header/logout-row.tsx';
import { MenuLists } from '../../features/catalog/menu/menu-lists.tsx';
import { TrackRow } from '../../features/orders/track-row.tsx';
import { ContactRow } from '../../features/parcel/contact-row.tsx';
import { Queries } from '../../lib/api/queries.tsx';
import { useInstall } from '../../lib/connection/install-offer.ts';
import { languageNames } from '../../lib/i18n/languages.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { chooseTheme } from '../../lib/session/choose.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { useBackTo } from '../../lib/view/use-back-to.ts';
import type { View } from '../../lib/view/use-view.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { JoinRows } from './join-rows.tsx';
import { LanguageDialog } from './language-dialog.tsx';
import { MarketControls } from './market-controls.tsx';
import styles from './menu.module.css';
import { useShownTheme } from './theme-button.tsx';
import { NavLink } from '../../ui/link/link.tsx';

export type MenuProps = View;

// The menu with the choice of languages over it.
const languageOver = 'language';

/**
 * The narrow header's menu: links, lists, theme, language and signing out (NAV-10). Its links take its place in the
 * history: Back from where they lead does not open it anew.
 */
export function MenuView({ open, subject, show, hide }: MenuProps) {
  const { t, language } = useTranslation();
  const { location } = useVisit();
  const theme = useShownTheme();
  const back = useBackTo('menu');
  const install = useInstall();
  return (
    <Queries>
      <Drawer open={open} onClose={hide} title={t('shell.menu')} widthPx={360}>
        <ul className={styles['rows']}>
          <li>
            <NavLink replace to={paths.home()}>
              <Icon name="home" />
              {t('shell.home')}
            </NavLink>
          </li>
          <MenuLists />
          <ContactRow />
          <JoinRows />
          <TrackRow />
          {!location && (
            <li className={styles['market']}>
              <MarketControls />
            </li>
          )}
          <li>
            <button type="button" onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}>
              <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
              {t('shell.themeMode')}
              <span className={styles['value']}>{theme === 'dark' ? t('shell.dark') : t('shell.light')}</span>
            </button>
          </li>
          <li>
            <button type="button" aria-haspopup="dialog" onClick={() => show(languageOver)}>
              <Icon name="globe" />
              {t('shell.language')}
              <span className={styles['value']}>{languageNames[language]}</span>
            </button>
          </li>
          {install && (
            <li>
              <button type="button" onClick={install}>
                <Icon name="plus" />
                {t('offline.install')}
              </button>
            </li>
          )}
          <LogoutRow onLeave={hide} />
        </ul>
      </Drawer>
      <LanguageDialog open={open && subject === languageOver} onClose={back} />
    </Queries>
  );
}
