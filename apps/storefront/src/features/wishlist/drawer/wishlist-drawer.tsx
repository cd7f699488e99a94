import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useWishlist } from '../use-wishlist.ts';
import styles from '../wishlist.module.css';
import { ItemRow, StoreRow } from './favourite-rows.tsx';
import { tabWords } from './wording.ts';

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

function Rows({ children, none }: { readonly children: readonly ReactNode[]; readonly none: ReactNode }) {
  return children.length > 0 ? <ul className={styles['rows']}>{children}</ul> : none;
}

function Favourites({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { module } = useVisit();
  const words = tabWords(module?.module_type ?? 'food');
  const [tab, setTab] = useState<'items' | 'stores'>('items');
  const { data, error, refetch } = useWishlist();
  const tabs = [
    { value: 'items' as const, label: t(words.items.label) },
    { value: 'stores' as const, label: t(words.stores.label) },
  ];
  if (!data && error) {
    const again = <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>;
    return <ErrorState title={t('wishlist.notLoaded')} text={error.message} action={again} />;
  }
  if (!data) {
    return (
      <Loading className={styles['rows']}>
        <Skeleton share={80} />
        <Skeleton share={60} />
      </Loading>
    );
  }
  return (
    <Tabs label={t('wishlist.title')} value={tab} tabs={tabs} onChange={setTab}>
      {tab === 'items' ? (
        <Rows none={<EmptyState picture="heart" title={t(words.items.none)} />}>
          {data.item.map((item) => (
            <ItemRow key={item.id} item={item} onLeave={onLeave} />
          ))}
        </Rows>
      ) : (
        <Rows none={<EmptyState picture="store" title={t(words.stores.none)} />}>
          {data.store.map((store) => (
            <StoreRow key={store.id} store={store} onLeave={onLeave} />
          ))}
        </Rows>
      )}
    </Tabs>
  );
}

/** Favourite items and stores (WISH-01, WISH-02). */
export function WishlistDrawer() {
  const { t } = useTranslation();
  const { open, hide } = useView('wishlist');
  const signedIn = useSignedIn();
  return (
    <Drawer open={open} onClose={hide} title={t('wishlist.title')} widthPx={523}>
      {signedIn ? <Favourites onLeave={hide} /> : <SignInFirst />}
    </Drawer>
  );
}
