import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { isRunning } from '@promenade/domain/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { refusalText } from '../../../lib/api/refusal-text.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Order } from '../order.ts';
import after from '../after.module.css';
import { useFilledCart } from './filled-cart.ts';
import { keepWish, type OtherStore, readWish } from './lost-wish.ts';

type Changes = Reply<'orders.reorder'>['changes'];

function useReorder(orderId: string) {
  const queryClient = useQueryClient();
  const { count } = useFilledCart();
  return useMutation({
    mutationFn: async (other: OtherStore) => {
      keepWish(orderId, other);
      return call('orders.reorder', { body: { order_id: orderId, ...other, ...(await guestQuery()) } });
    },
    meta: { quiet: true },
    onError: (error) => isAnswer(error) && keepWish(orderId, null),
    onSuccess: (filled) => {
      keepWish(orderId, null);
      count(filled);
      return queryClient.invalidateQueries();
    },
  });
}

function ChangeList({ changes }: { readonly changes: Changes }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = ({ name, kind, before, after }: Changes[number]): string => {
    const shown = kind === 'price' ? format.price : format.number;
    if (kind === 'price' || kind === 'quantity') {
      const key = kind === 'price' ? 'order.againPrice' : 'order.againQuantity';
      return t(key, { name, before: shown(before ?? 0), after: shown(after ?? 0) });
    }
    if (kind === 'add_ons') return t('order.againAddOns', { name });
    if (kind === 'in_cart') return t('order.againInCart', { name });
    return t(kind === 'choices' ? 'order.againChoices' : 'order.againGone', { name });
  };
  if (changes.length === 0) return null;
  return (
    <>
      <p>{t('order.againChanged')}</p>
      <ul className={after['changes']}>
        {changes.map((change) => (
          <li key={`${change.line_id} ${change.kind}`}>{text(change)}</li>
        ))}
      </ul>
    </>
  );
}

// What a refusal says of the lines: none of them is available.
function changesOf(error: Error | null): Changes {
  const told = error instanceof Refusal ? (error.body as { changes?: Changes }).changes : undefined;
  return told ?? [];
}

const isRefusedFor = (error: Error | null, code: string): boolean =>
  error instanceof Refusal && error.body.errors[0]?.code === code;

type Reordering = ReturnType<typeof useReorder>;

interface NextStepProps extends Pick<Reordering, 'mutate' | 'data' | 'error' | 'isPending'> {
  readonly store: Order['store'];
  readonly onAgain: () => void;
}

/** What the shopper may do now: choose, try again, look elsewhere, or go to the cart. */
function NextStep({ mutate, data, error, isPending, store, onAgain }: NextStepProps) {
  const { t } = useTranslation();
  const { open } = useFilledCart();
  if (isRefusedFor(error, 'other_store'))
    return (
      <>
        <Button look="soft" busy={isPending} onClick={() => mutate({ keep_both: true })}>
          {t('order.againKeep')}
        </Button>
        <Button look="danger" busy={isPending} onClick={() => mutate({ replace: true })}>
          {t('order.againReplace')}
        </Button>
      </>
    );
  if (error && !isAnswer(error)) return <Button onClick={onAgain}>{t('common.tryAgain')}</Button>;
  if (isRefusedFor(error, 'store_inactive'))
    return <ButtonLink to={paths.home()}>{t('order.otherStores')}</ButtonLink>;
  // Nothing was added to the cart: the store shows alternatives.
  if (error && store) return <ButtonLink to={paths.store({ id: store.id })}>{t('order.toStore')}</ButtonLink>;
  return (
    <Button disabled={!data} onClick={() => data && open(data)}>
      {t('order.againCart')}
    </Button>
  );
}

/** Adds the same items to the cart again, and says what has changed. */
export function ReorderButton({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const dialog = useView('reorder');
  const { mutate, data, error, isPending, isIdle } = useReorder(order.id);
  const asksOther = isRefusedFor(error, 'other_store');
  const open = dialog.open && !isIdle;
  const send = () => mutate(readWish(order.id));
  const start = () => {
    // The dialog's code may still be loading: a second press would add the order to the cart a second time.
    if (open) return;
    dialog.show();
    send();
  };
  const footer = <NextStep {...{ mutate, data, error, isPending }} store={order.store} onAgain={send} />;
  return (
    <>
      <Button
        look={isRunning(order.order_status) ? 'soft' : 'main'}
        aria-haspopup="dialog"
        busy={isPending}
        onClick={start}
      >
        {t('order.again')}
      </Button>
      <Dialog open={open} onClose={dialog.hide} title={t('order.againTitle')} footer={footer} size="small">
        <div className={after['form']} aria-live="polite">
          {isPending && (
            <Loading>
              <Skeleton />
            </Loading>
          )}
          {data && <p>{data.message}</p>}
          {asksOther && <p>{t('order.againOther')}</p>}
          {error && !asksOther && <p>{refusalText(error, t('common.connectionLost'))}</p>}
          <ChangeList changes={data?.changes ?? changesOf(error)} />
        </div>
      </Dialog>
    </>
  );
}
