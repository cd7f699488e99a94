import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery, useCall } from '../../lib/api/use-call.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './cart-drawer.module.css';
import { cartQuery } from './use-cart.ts';

const parkedQuery = callQuery('cart.parked');

/**
 * Carts that gave way to a newer one at sign-in (CART-11): each can be taken up again.
 * The cart that it replaces is kept in its stead, so that pressing twice loses nothing.
 */
export function ParkedCarts() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...parkedQuery, enabled: useSignedIn() });
  const restore = useCall('cart.restoreParked', {
    onSuccess: (lines) => {
      queryClient.setQueryData(cartQuery.queryKey, lines);
      void queryClient.invalidateQueries({ queryKey: parkedQuery.queryKey });
      showToast('success', t('cart.parkedRestored'));
    },
  });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles['parked']} aria-labelledby="parked-carts">
      <h3 id="parked-carts" className={styles['parkedTitle']}>
        {t('cart.parkedTitle')}
      </h3>
      <ul className={styles['parkedList']}>
        {data.map((cart) => (
          <li key={cart.id} className={styles['parkedCart']}>
            <div className={styles['parkedText']}>
              <p>
                <bdi>{cart.store_name}</bdi> · {t('cart.parkedCount', { count: cart.quantity })}
              </p>
              <p className={styles['parkedItems']}>{cart.item_names.map(isolate).join(' · ')}</p>
            </div>
            <Button
              look="soft"
              size="small"
              busy={restore.isPending}
              aria-label={t('cart.parkedRestoreOf', { store: isolate(cart.store_name) })}
              onClick={() => restore.mutate({ params: { id: cart.id } })}
            >
              {t('cart.parkedRestore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
