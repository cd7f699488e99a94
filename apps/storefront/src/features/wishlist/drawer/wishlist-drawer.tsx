import { capabilitiesOf } from '@promenade/domain/modules';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useRentalWishlist, useWishlist } from '../use-wishlist.ts';
import styles from '../wishlist.module.css';
import { ItemRow, StoreRow } from './favourite-rows.tsx';
import { ProviderRow, VehicleRow } from './rental-rows.tsx';
import { signInWord, tabWords } from './wording.ts';

const hires = (module: ReturnType<typeof useVisit>['module']): boolean =>
  module !== null && capabilitiesOf(module.module_type).wording.favourites === 'vehicles';

function SignInFirst(): ReactNode {
  const { t } = useTranslation();
  const { module } = useVisit();
  const signIn = useView('sign-in');
  const action = <Button onClick={() => signIn.show()}>{t('wishlist.signIn')}</Button>;
  return (
    <EmptyState
      heading="h3"
      picture="heart"
      title={t('account.mustLogin')}
      text={t(signInWord(module?.module_type ?? 'food'))}
      action={action}
    />
  );
}

function Rows({ children, none }: { readonly children: readonly ReactNode[]; readonly none: ReactNode }) {
  return children.length > 0 ? <ul className={styles['rows']}>{children}</ul> : none;
}

/** From an empty list to where there is something to like. */
function WayOn() {
  const { t } = useTranslation();
  const { module } = useVisit();
  if (hires(module)) return <ButtonLink to={paths.vehicleSearch()}>{t('trips.findVehicle')}</ButtonLink>;
  return <ButtonLink to={paths.home()}>{t('cart.continueShopping')}</ButtonLink>;
}

/** How the question for them went. */
interface Asked {
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** What a tab is a list of, in rows of its own. */
interface Lists {
  readonly items: readonly ReactNode[];
  readonly stores: readonly ReactNode[];
}

/** Both tabs. The one that has something is open at first: where only stores are liked, theirs. */
function ListTabs({ lists }: { readonly lists: Lists }) {
  const { t } = useTranslation();
  const { module } = useVisit();
  const words = tabWords(module?.module_type ?? 'food');
  // Whoever takes a favourite off by keyboard goes on at its tab, not at the window's beginning.
  const keptFocus = useKeptFocus<HTMLDivElement>('[role=tab][aria-selected=true]');
  const [tab, setTab] = useState<'items' | 'stores'>(() =>
    lists.items.length === 0 && lists.stores.length > 0 ? 'stores' : 'items',
  );
  const tabs = [
    { value: 'items' as const, label: t(words.items.label) },
    { value: 'stores' as const, label: t(words.stores.label) },
  ];
  const icon = tab === 'items' ? 'heart' : 'store';
  const none = <EmptyState heading="h3" picture={icon} title={t(words[tab].none)} action={<WayOn />} />;
  return (
    <div {...keptFocus}>
      <Tabs label={t('wishlist.title')} value={tab} tabs={tabs} onChange={setTab}>
        <Rows none={none}>{lists[tab]}</Rows>
      </Tabs>
    </div>
  );
}

/** Both tabs, or why they are not there. */
function Favourites({ found, lists }: { readonly found: Asked; readonly lists: Lists | undefined }) {
  const { t } = useTranslation();
  if (lists) return <ListTabs lists={lists} />;
  if (found.error)
    return (
      <LoadFailure heading="h3" title={t('wishlist.notLoaded')} error={found.error} retry={found.refetch} />
    );
  return (
    <Loading className={styles['rows']}>
      <Skeleton share={80} />
      <Skeleton share={60} />
    </Loading>
  );
}

function FavouriteGoods() {
  const found = useWishlist();
  const lists = found.data && {
    items: found.data.item.map((item) => <ItemRow key={item.id} item={item} />),
    stores: found.data.store.map((store) => <StoreRow key={store.id} store={store} />),
  };
  return <Favourites found={found} lists={lists} />;
}

function FavouriteHire() {
  const found = useRentalWishlist();
  const lists = found.data && {
    items: found.data.vehicles.map((one) => <VehicleRow key={one.id} vehicle={one} />),
    stores: found.data.providers.map((one) => <ProviderRow key={one.id} provider={one} />),
  };
  return <Favourites found={found} lists={lists} />;
}

/** Favourite items and stores, in rental vehicles and providers (WISH-01, WISH-02). */
export function WishlistDrawer() {
  const { t } = useTranslation();
  const { open, hide } = useView('wishlist');
  const signedIn = useSignedIn();
  const { module } = useVisit();
  const Lists = hires(module) ? FavouriteHire : FavouriteGoods;
  return (
    <Drawer open={open} onClose={hide} title={t('wishlist.title')} widthPx={523}>
      {signedIn ? <Lists /> : <SignInFirst />}
    </Drawer>
  );
}
