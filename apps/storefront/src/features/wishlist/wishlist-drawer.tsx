import type { Reply } from '@promenade/contract/calls';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { HeartView as Heart } from './heart-view.tsx';
import { useWishlist } from './use-wishlist.ts';
import styles from './wishlist.module.css';

type Wishlist = Reply<'wishlist.list'>;

function Items({ items }: { readonly items: Wishlist['item'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const dialog = useView('item');
  if (items.length === 0) return <EmptyState picture="heart" title={t('wishlist.noFoods')} />;
  return (
    <ul className={styles['rows']}>
      {items.map((item) => (
        <li key={item.id} className={styles['row']}>
          <Picture
            src={item.image_full_url}
            alt=""
            width={item.image_width}
            height={item.image_height}
            fit="contain"
            className={styles['picture']}
          />
          <button type="button" className={styles['open']} onClick={() => dialog.show(item.slug)}>
            <span className={styles['name']}>{item.name}</span>
            <Price size="small" now={format.price(item.price)} />
          </button>
          <Heart favourite={{ item_id: item.id }} name={item.name} />
        </li>
      ))}
    </ul>
  );
}

function Stores({ stores, onLeave }: { readonly stores: Wishlist['store']; readonly onLeave: () => void }) {
  const { t } = useTranslation();
  if (stores.length === 0) return <EmptyState picture="store" title={t('wishlist.noStores')} />;
  return (
    <ul className={styles['rows']}>
      {stores.map((store) => (
        <li key={store.id} className={styles['row']}>
          <Picture src={store.logo_full_url} alt="" width={96} height={96} className={styles['picture']} />
          <Link to={paths.store(store)} className={styles['open']} onClick={onLeave}>
            <span className={styles['name']}>{store.name}</span>
            <span className={styles['address']}>{store.address}</span>
          </Link>
          <Heart favourite={{ store_id: store.id }} name={store.name} />
        </li>
      ))}
    </ul>
  );
}

function SignInFirst(): ReactNode {
  const { t } = useTranslation();
  const signIn = useView('sign-in');
  const action = <Button onClick={() => signIn.show()}>{t('wishlist.signIn')}</Button>;
  return (
    <EmptyState
      picture="heart"
      title={t('account.mustLogin')}
      text={t('wishlist.signInText')}
      action={action}
    />
  );
}

/** Favourite items and stores (WISH-01, WISH-02). */
export function WishlistDrawer() {
  const { t } = useTranslation();
  const { open, hide } = useView('wishlist');
  const [tab, setTab] = useState<'items' | 'stores'>('items');
  const signedIn = useSignedIn();
  const { data } = useWishlist();
  const tabs = [
    { value: 'items' as const, label: t('wishlist.foods') },
    { value: 'stores' as const, label: t('wishlist.stores') },
  ];
  return (
    <Drawer open={open} onClose={hide} title={t('wishlist.title')} widthPx={523}>
      {!signedIn && <SignInFirst />}
      {signedIn && !data && (
        <Loading className={styles['rows']}>
          <Skeleton share={80} />
          <Skeleton share={60} />
        </Loading>
      )}
      {signedIn && data && (
        <Tabs label={t('wishlist.title')} value={tab} tabs={tabs} onChange={setTab}>
          {tab === 'items' ? <Items items={data.item} /> : <Stores stores={data.store} onLeave={hide} />}
        </Tabs>
      )}
    </Drawer>
  );
}
