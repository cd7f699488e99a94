import { separator } from '../../../lib/format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import { givingUp, parkedQuery } from '../parked-query.ts';
import styles from './parked-carts.module.css';
import { useModuleId } from '../use-cart.ts';
import { useCartChange, useShowFailure } from '../use-cart-changes.ts';

type Parked = Reply<'cart.parked'>[number];

/** Restoring a parked cart: the one it replaces is parked instead, so that pressing twice loses nothing. */
function useRestore() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const change = useCartChange();
  const showFailure = useShowFailure();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (parkedId: string) => change({ kind: 'restore', parkedId }),
    onSuccess: () => showToast('success', t('cart.parkedRestored')),
    onError: showFailure,
    onSettled: () => client.invalidateQueries({ queryKey: parkedQuery.queryKey }),
  });
}

function ParkedCart({ cart }: { readonly cart: Parked }) {
  const { t } = useTranslation();
  const restore = useRestore();
  const giveUp = useMutation(givingUp(useQueryClient()));
  const busy = restore.isPending || giveUp.isPending;
  const store = isolate(cart.store_name);
  return (
    <li className={styles['cart']}>
      <div className={styles['text']}>
        <p className={styles['store']}>
          <bdi>{cart.store_name}</bdi>
        </p>
        <p className={styles['items']}>
          {[t('cart.parkedCount', { count: cart.quantity }), ...cart.item_names.map(isolate)].join(separator)}
        </p>
      </div>
      <Button
        look="soft"
        size="small"
        busy={busy}
        aria-label={t('cart.parkedRestoreOf', { store })}
        onClick={() => restore.mutate(cart.id)}
      >
        {t('cart.parkedRestore')}
      </Button>
      <IconButton
        icon="trash"
        label={t('cart.parkedRemoveOf', { store })}
        aria-disabled={busy || undefined}
        onClick={() => !busy && giveUp.mutate(cart.id)}
      />
    </li>
  );
}

/** Parked carts of this module: kept when another store's was started (CART-05), or replaced at sign-in (CART-11). */
export function ParkedCarts() {
  const { t } = useTranslation();
  const moduleId = useModuleId();
  const { data } = useQuery(parkedQuery);
  const keptFocus = useKeptFocus<HTMLElement>('h3');
  const carts = (data ?? []).filter(({ module_id }) => module_id === moduleId);
  if (carts.length === 0) return null;
  return (
    <section {...keptFocus} className={styles['parked']} aria-labelledby="parked-carts">
      <h3 id="parked-carts" tabIndex={-1} className={styles['title']}>
        {t('cart.parkedTitle')}
      </h3>
      <ul className={styles['list']}>
        {carts.map((cart) => (
          <ParkedCart key={cart.id} cart={cart} />
        ))}
      </ul>
    </section>
  );
}
