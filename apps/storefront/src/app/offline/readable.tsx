import { useEffect, useState } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Card } from '../../ui/card/card.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { type KeptMenu, listKeptMenus } from './kept-menus.ts';
import styles from './offline.module.css';

function useKeptMenus(): readonly KeptMenu[] | null {
  const [menus, setMenus] = useState<readonly KeptMenu[] | null>(null);
  useEffect(() => {
    listKeptMenus().then(setMenus, () => setMenus([]));
  }, []);
  return menus;
}

function Menus() {
  const { t } = useTranslation();
  const format = useFormat();
  const menus = useKeptMenus();
  if (menus === null) return null;
  return (
    <section className={styles['menus']} aria-labelledby="kept-menus">
      <h2 id="kept-menus">{t('offline.menus')}</h2>
      {menus.length === 0 && <p className={styles['quiet']}>{t('offline.nothing')}</p>}
      <ul className={styles['rows']}>
        {menus.map(({ name, to, at }) => (
          <Card as="li" pressable key={to} className={styles['row']}>
            {/* Full page loads: the page itself is what is cached. */}
            <a href={to} data-cover>
              {name}
            </a>
            <span className={styles['quiet']}>{t('offline.menuAsOf', { time: format.dateTime(at) })}</span>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Heading({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span>{text}</span>
    </>
  );
}

/** What this device can show offline. */
export function Readable() {
  const { t } = useTranslation();
  const cart = useView('cart');
  return (
    <>
      <ul className={styles['ways']}>
        <Card as="li" pressable className={styles['way']}>
          <button type="button" data-cover aria-haspopup="dialog" onClick={() => cart.show()}>
            <Heading icon="bag" text={t('offline.cart')} />
          </button>
          <p className={styles['quiet']}>{t('offline.cartText')}</p>
        </Card>
        <Card as="li" pressable className={styles['way']}>
          <a href={paths.myOrders()} data-cover>
            <Heading icon="receipt" text={t('offline.orders')} />
          </a>
          <p className={styles['quiet']}>{t('offline.ordersText')}</p>
        </Card>
      </ul>
      <Menus />
    </>
  );
}
