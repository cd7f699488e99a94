import { isOff } from '@promenade/domain/orders';
import { LoadFailure } from '../../lib/api/load-failure.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/browser-client.ts';
import { growingList } from '../../lib/api/growing-list.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PagesEnd } from '../../ui/list-end/pages-end.tsx';
import { RecordListSkeleton } from '../../ui/record-list/record-list-skeleton.tsx';
import { RecordList, RecordRow } from '../../ui/record-list/record-list.tsx';
import { awaitedWord, type OrderCard } from './order.ts';
import styles from './my-orders.module.css';
import { useRunning } from './use-running.ts';
import { useStatusWords } from './use-status-words.ts';

const pageSize = 12;

const toneOf = (status: OrderCard['order_status']): 'good' | 'bad' | 'note' =>
  status === 'delivered' ? 'good' : isOff(status) ? 'bad' : 'note';

/** A store, and the number of items bought there or that it is a prescription; or a parcel and its destination. */
function useCardWords(order: OrderCard): { picture: string; title: string; note: string } {
  const { t } = useTranslation();
  const { store, parcel } = order;
  if (parcel) {
    const { category, to } = parcel;
    return { picture: category.image_full_url, title: category.name, note: to ?? t('parcel.parcel') };
  }
  const { item_count: count } = order;
  const note = count > 0 ? t('order.itemCount', { count }) : t('order.prescription');
  return { picture: store?.logo_full_url ?? '', title: store?.name ?? '', note };
}

function Row({ order }: { readonly order: OrderCard }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { word } = useStatusWords();
  const { picture, title, note } = useCardWords(order);
  const awaited = awaitedWord(order);
  return (
    <RecordRow
      picture={picture}
      to={paths.order(order.id)}
      title={title}
      notes={[[t('order.title', { number: order.order_number }), note], [format.dateTime(order.created_at)]]}
      amount={order.is_unpriced ? t('order.unpriced') : format.price(order.order_amount)}
      state={{
        tone: toneOf(order.order_status),
        word: awaited ? t(`order.${awaited}`) : word(order, order.order_status),
      }}
    />
  );
}

function Rows({ orders }: { readonly orders: readonly OrderCard[] }) {
  return (
    <RecordList>
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </RecordList>
  );
}

interface ListState {
  readonly orders: readonly OrderCard[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly empty: ReactNode;
}

function List({ orders, error, retry, empty }: ListState) {
  const { t } = useTranslation();
  if (orders) return orders.length > 0 ? <Rows orders={orders} /> : empty;
  if (!error) return <RecordListSkeleton />;
  return <LoadFailure title={t('order.listNotLoaded')} error={error} retry={retry} />;
}

function usePast() {
  const list = growingList(['orders.list'], pageSize, (query, signal) =>
    call('orders.list', { query, signal }),
  );
  return useInfiniteQuery({ ...list, enabled: useSignedIn() });
}

function Running({ data, error, refetch }: ReturnType<typeof useRunning>) {
  const { t } = useTranslation();
  const empty = <p className={styles['quiet']}>{t('order.noRunning')}</p>;
  return <List orders={data?.orders} error={error} retry={() => void refetch()} empty={empty} />;
}

function Past(past: ReturnType<typeof usePast>) {
  const { t } = useTranslation();
  const { data, error, refetch } = past;
  const orders = data?.pages.flatMap((page) => page.orders);
  return (
    <>
      <List
        orders={orders}
        error={error}
        retry={() => void refetch()}
        empty={<p className={styles['quiet']}>{t('order.noPast')}</p>}
      />
      <PagesEnd of={past} shown={orders?.length ?? 0}>
        {t('order.more')}
      </PagesEnd>
    </>
  );
}

/** Somebody who has never ordered needs no two lists that say so. */
function NoOrders() {
  const { t } = useTranslation();
  const on = <ButtonLink to={paths.home()}>{t('order.toMarket')}</ButtonLink>;
  return <EmptyState picture="receipt" title={t('order.none')} text={t('order.noneText')} action={on} />;
}

function SignInPrompt() {
  const { t } = useTranslation();
  const signIn = useView('sign-in');
  return (
    <EmptyState
      picture="lock"
      title={t('order.signInTitle')}
      text={t('order.signInText')}
      action={<Button onClick={() => signIn.show()}>{t('order.signIn')}</Button>}
    />
  );
}

function Lists() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const running = useRunning();
  const past = usePast();
  const hasNone = running.data?.orders.length === 0 && past.data?.pages[0]?.orders.length === 0;
  if (signedIn && hasNone) return <NoOrders />;
  if (running.isLoadingError && past.isLoadingError) {
    const retry = () => Promise.all([running.refetch(), past.refetch()]);
    return <LoadFailure title={t('order.listNotLoaded')} error={running.error} retry={retry} />;
  }
  return (
    <>
      <section className={styles['lists']} aria-labelledby="running-orders">
        <h2 id="running-orders" className={styles['heading']}>
          {t('order.running')}
        </h2>
        <Running {...running} />
      </section>
      <section className={styles['lists']} aria-labelledby="past-orders">
        <h2 id="past-orders" className={styles['heading']}>
          {t('order.past')}
        </h2>
        {signedIn ? <Past {...past} /> : <SignInPrompt />}
      </section>
    </>
  );
}

/** Running orders, and for signed-in customers the past ones (CHK-01, CHK-09). */
export function MyOrdersView() {
  const { t } = useTranslation();
  return (
    <div className={styles['lists']}>
      <h1>{t('order.mine')}</h1>
      <Lists />
    </div>
  );
}
