import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { couponNotes, type ListedCoupon } from '../../../lib/wire/coupon-notes.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Ticket, TicketList } from '../../../ui/ticket/ticket.tsx';
import { Part } from '../part.tsx';
import styles from './coupon-part.module.css';

const codeMaximum = 40;

interface CouponPartProps {
  readonly code: string | null;
  /** It applied once and does not any more. */
  readonly refused: boolean;
  readonly onChange: (code: string | null) => void;
}

/** Asks the server whether a code fits the trip cart; says itself, beside the field, why not. */
function useApply(onApplied: (code: string) => void) {
  const { t } = useTranslation();
  const { mutate, isPending, error, reset, variables } = useMutation({
    meta: { quiet: true },
    networkMode: 'always',
    mutationFn: async (code: string) =>
      call('rentalCoupons.apply', { query: { code, ...(await guestQuery()) } }),
    onSuccess: ({ code }) => onApplied(code),
  });
  const problem = error ? refusalTexts(error, t('common.connectionLost')).join(' · ') : undefined;
  return { apply: mutate, busy: isPending, asked: variables, problem, reset };
}

type Applying = ReturnType<typeof useApply>;

function CodeForm({ applying: { apply, busy, problem, reset } }: { readonly applying: Applying }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '') apply(code.trim());
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={t('coupon.code')}
        maxLength={codeMaximum}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        error={problem}
        onChange={({ target }) => {
          setCode(target.value);
          reset();
        }}
      />
      <Button type="submit" look="soft" busy={busy} disabled={code.trim() === ''}>
        {t('coupon.apply')}
      </Button>
    </form>
  );
}

function Offer({ coupon, applying }: { readonly coupon: ListedCoupon; readonly applying: Applying }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, applicable, discount_amount: saves, missing_amount: lacks } = coupon;
  return (
    <Ticket
      icon="tag"
      heading={coupon.title}
      notes={couponNotes(coupon, { t }, format)}
      code={code}
      pale={!applicable}
      action={
        <Button
          size="small"
          busy={applying.busy && applying.asked === code}
          disabled={!applicable}
          onClick={() => applying.apply(code)}
        >
          {t('coupon.apply')}
        </Button>
      }
    >
      {saves > 0 && <p className={styles['saves']}>{t('coupon.saves', { amount: format.price(saves) })}</p>}
      {lacks > 0 && <p className={styles['lacks']}>{t('coupon.lacks', { amount: format.price(lacks) })}</p>}
    </Ticket>
  );
}

/** Coupons for vehicles: those that fit the cart, and what the others lack. */
function CouponList({ applying }: { readonly applying: Applying }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['rentalCoupons.list'],
    queryFn: async ({ signal }) => call('rentalCoupons.list', { query: await guestQuery(), signal }),
    staleTime: 0,
    networkMode: 'always',
  });
  if (error && !data) {
    const again = <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>;
    return <ErrorState title={t('coupon.notLoaded')} text={error.message} action={again} />;
  }
  if (!data)
    return (
      <Loading>
        <Skeleton shape="block" className={styles['ticketWait']} />
      </Loading>
    );
  if (data.length === 0)
    return <EmptyState picture="tag" title={t('coupon.none')} text={t('coupon.noneForOrder')} />;
  return (
    <TicketList label={t('coupon.title')}>
      {data.map((coupon) => (
        <Offer key={coupon.id} coupon={coupon} applying={applying} />
      ))}
    </TicketList>
  );
}

/** A coupon by its code, or from the list of those that fit the trip. */
export function CouponPart({ code, refused, onChange }: CouponPartProps) {
  const { t } = useTranslation();
  const list = useView('trip-coupons');
  const applying = useApply((applied) => {
    onChange(applied);
    if (list.open) list.hide();
  });
  return (
    <Part title={t('bill.coupon')}>
      {code === null ? (
        <CodeForm applying={applying} />
      ) : (
        <p className={styles['applied']} data-refused={refused || undefined} role="status">
          <Icon name="tag" />
          <span>
            {t(refused ? 'coupon.refused' : 'coupon.applied')} <bdi className={styles['code']}>{code}</bdi>
          </span>
          <IconButton icon="close" label={t('coupon.remove', { code })} onClick={() => onChange(null)} />
        </p>
      )}
      <Button
        look="plain"
        size="small"
        icon="tag"
        className={styles['all']}
        aria-haspopup="dialog"
        onClick={() => list.show()}
      >
        {t('coupon.seeAll')}
      </Button>
      <Dialog open={list.open} onClose={list.hide} title={t('coupon.title')}>
        {list.open && <CouponList applying={applying} />}
      </Dialog>
    </Part>
  );
}
