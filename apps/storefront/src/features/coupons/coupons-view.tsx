import { capabilitiesOf } from '@promenade/domain/modules';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { LoadFailure } from '../../lib/api/load-failure.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { couponNotes, type ListedCoupon } from '../../lib/wire/coupon-notes.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Ticket, TicketList } from '../../ui/ticket/ticket.tsx';
import styles from './coupons.module.css';
import { usableFirst, usableIn } from './usable-in.ts';
import { CouponsSkeleton } from './coupons-skeleton.tsx';

function useCoupons() {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: ['coupons.list', signedIn],
    queryFn: async ({ signal }) => call('coupons.list', { query: await guestQuery(), signal }),
  });
}

function CopyButton({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      showToast('success', t('coupon.copied', { code }));
    } catch {
      // The browser does not allow writing to the clipboard: the code next to the button can be selected.
      showToast('error', t('coupon.notCopied', { code }));
    }
  };
  return (
    <Button size="small" look="soft" onClick={() => void copy()}>
      {t('coupon.copy')}
      <span className="visually-hidden"> · {code}</span>
    </Button>
  );
}

/** Where it can be used, if that is not everywhere. */
function Scope({ coupon, pale }: { readonly coupon: ListedCoupon; readonly pale: boolean }) {
  const { t } = useTranslation();
  const { stores, module_id, coupon_type } = coupon;
  const { modules } = useMarket();
  const module = modules.find(({ id }) => id === module_id);
  const [store] = stores;
  if (store) {
    const type = modules.find(({ id }) => id === store.module_id)?.module_type;
    const rents = type !== undefined && capabilitiesOf(type).trips;
    return (
      <ButtonLink
        look="plain"
        size="small"
        icon={rents ? 'road' : 'store'}
        to={rents ? paths.provider(store) : paths.store(store)}
      >
        {store.name}
      </ButtonLink>
    );
  }
  if (module) return <p className={styles['scope']}>{t('coupon.only', { module: module.module_name })}</p>;
  const delivered = pale && coupon_type === 'free_delivery';
  return delivered ? <p className={styles['scope']}>{t('coupon.onlyDeliveries')}</p> : null;
}

function CouponTicket({ coupon, pale }: { readonly coupon: ListedCoupon; readonly pale: boolean }) {
  const { t, language } = useTranslation();
  const format = useFormat();
  return (
    <Ticket
      icon={coupon.coupon_type === 'free_delivery' ? 'bike' : 'tag'}
      heading={coupon.title}
      notes={couponNotes(coupon, { t, language }, format)}
      code={coupon.code}
      pale={pale}
      action={<CopyButton code={coupon.code} />}
    >
      <Scope coupon={coupon} pale={pale} />
    </Ticket>
  );
}

/**
 * Coupons of the shopper's zone (PROF-06), each with its code to copy; those that the chosen module cannot use are pale.
 * Rendered in the browser only.
 */
export function CouponsView() {
  const { t } = useTranslation();
  const { module } = useVisit();
  const { data, error, refetch } = useCoupons();
  if (error && !data) return <LoadFailure title={t('coupon.notLoaded')} error={error} retry={refetch} />;
  if (!data) return <CouponsSkeleton />;
  if (data.length === 0) {
    const on = <ButtonLink to={paths.home()}>{t('coupon.toShops')}</ButtonLink>;
    return <EmptyState picture="bag" title={t('coupon.none')} text={t('coupon.noneText')} action={on} />;
  }
  return (
    <TicketList label={t('coupon.title')}>
      {usableFirst(data, module).map((coupon) => (
        <CouponTicket key={coupon.id} coupon={coupon} pale={!usableIn(coupon, module)} />
      ))}
    </TicketList>
  );
}
