import { isRunning } from '@promenade/domain/orders';
import { useFormat } from '../../../lib/format/use-format.ts';
import { PrivateHead } from '../../../lib/head/private-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useLeftView } from '../../../lib/view/use-left-view.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { LiveHead, LivePage, LiveTime } from '../../../ui/live-page/live-page.tsx';
import { useStays } from '../../../ui/live-page/use-stays.ts';
import { Part } from '../../../ui/part/part.tsx';
import { Party } from '../../../ui/party/party.tsx';
import { AfterNotes } from './after-notes.tsx';
import { BillPart, DueNote, ReviewNote } from './bill-part.tsx';
import { CancelOrder } from '../cancel/cancel-order.tsx';
import { ChatLink, CourierPart } from './courier-part.tsx';
import { CourierMap } from './courier-map.tsx';
import { Door } from './door.tsx';
import { expectedAt, isComingBack, isUncharged, type Order, refundWord, waitsForMoney } from '../order.ts';
import styles from '../order.module.css';
import { OrderActions } from './order-actions.tsx';
import { PrescriptionPart, WishesPart } from './wishes-part.tsx';
import { ParcelPart, ReturnNote } from './parcel-parts.tsx';
import { Progress } from './progress.tsx';
import { useStatusWords } from '../use-status-words.ts';
import { Link } from '../../../ui/link/link.tsx';

/** The expected time; for a scheduled order its day, until somebody starts on it. */
function Arrival({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { order_status: status, schedule_at: scheduled } = order;
  const isBegun = status !== 'pending' && status !== 'confirmed';
  const arrival = expectedAt(order);
  const onTheWay = order.order_type === 'take_away' ? 'order.readyAt' : 'order.expected';
  const later = scheduled && t('order.scheduledFor', { time: format.dateTime(scheduled) });
  const isLater = later !== null && !isBegun;
  const time = arrival && t(isComingBack(order) ? 'parcel.backAt' : onTheWay, { time: format.time(arrival) });
  const first = isLater ? later : time;
  return (
    <>
      {first && <LiveTime>{first}</LiveTime>}
      {later && !isLater && <p className={styles['quiet']}>{later}</p>}
    </>
  );
}

/** The order's status in one sentence, and the expected time. */
function Head({ order, live, own }: OrderViewProps) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const hasWallet = useSignedIn() && own && config.customer_wallet_status === 1;
  const format = useFormat();
  const { word, sentence } = useStatusWords();
  const comesBack = isComingBack(order);
  const { refunded_amount: refunded } = order;
  const status = comesBack ? t('parcel.status_returning') : word(order, order.order_status);
  const text = sentence(order);
  return (
    <LiveHead
      about={[
        t('order.title', { number: order.order_number }),
        t('order.placedAt', { time: format.dateTime(order.created_at) }),
      ]}
      status={status}
      announcement={t('order.announce', { number: order.order_number, status })}
      warnings={[!live && t('order.reconnecting')]}
    >
      {!comesBack && text && <p>{text}</p>}
      {isUncharged(order) && <p>{t('order.notCharged')}</p>}
      {refunded > 0 && (
        <p>{t(`order.${refundWord(order, hasWallet)}`, { amount: format.price(refunded) })}</p>
      )}
      <Arrival order={order} />
    </LiveHead>
  );
}

interface StorePartProps {
  readonly store: NonNullable<Order['store']>;
  readonly order: Order;
  readonly own: boolean;
}

function StorePart({ store, order, own }: StorePartProps) {
  const { t } = useTranslation();
  return (
    <Part title={t('order.store')}>
      <Party face={{ picture: store.logo_full_url }} name={store.name} note={store.address}>
        <Link to={paths.store({ id: store.id })}>{t('order.toStore')}</Link>
      </Party>
      {own && <ChatLink order={order} chat={`store:${store.id}`} label={t('chat.withStore')} />}
    </Part>
  );
}

function DoorPart({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <Part title={t(order.order_type === 'take_away' ? 'order.collectedBy' : 'order.deliveredTo')}>
      <div>
        <Door door={order.delivery_address} />
      </div>
    </Part>
  );
}

interface OrderViewProps {
  readonly order: Order;
  readonly live: boolean;
  /** Only its owner may cancel, not everyone who knows number and phone. */
  readonly own: boolean;
}

/** Between whom, where to, and how. */
function Agreed({ order, own }: Pick<OrderViewProps, 'order' | 'own'>) {
  const { t } = useTranslation();
  return (
    <>
      {order.store && <StorePart store={order.store} order={order} own={own} />}
      {order.parcel ? <ParcelPart order={order} /> : <DoorPart order={order} />}
      {order.courier && isRunning(order.order_status) && (
        <CourierPart courier={order.courier} order={order} own={own} />
      )}
      <WishesPart order={order} />
      <PrescriptionPart urls={order.prescription_urls} />
      {!own && (
        <ButtonLink look="soft" to={paths.trackOrder()}>
          {t('order.another')}
        </ButtonLink>
      )}
    </>
  );
}

function State({ order, live, own }: OrderViewProps) {
  useLeftView('cancel-order', !order.cancelable);
  useLeftView('refund', order.refundable_amount === null);
  return (
    <>
      <Head order={order} live={live} own={own} />
      <Progress order={order} />
      <ReturnNote order={order} />
      {waitsForMoney(order) &&
        (order.payment_reviewing ? <ReviewNote /> : <DueNote order={order} own={own} />)}
      <AfterNotes order={order} own={own} />
      {own && order.cancelable && <CancelOrder order={order} />}
      <OrderActions order={order} own={own} />
    </>
  );
}

/**
 * One order: its status, the route on the map, and everything that was agreed. Without a map the bill is below the status,
 * where a wide page would be empty; on a phone it is there anyway.
 */
export function OrderView({ order, live, own }: OrderViewProps) {
  const { t } = useTranslation();
  const hasMap = useStays(isRunning(order.order_status));
  const bill = <BillPart order={order} own={own} />;
  return (
    <>
      <PrivateHead title={t('order.title', { number: order.order_number })} />
      <LivePage
        state={<State order={order} live={live} own={own} />}
        aside={
          <>
            {hasMap && bill}
            <Agreed order={order} own={own} />
          </>
        }
      >
        {hasMap ? <CourierMap order={order} /> : bill}
      </LivePage>
    </>
  );
}
