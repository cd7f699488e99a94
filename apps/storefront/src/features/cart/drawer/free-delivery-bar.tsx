import type { Reply } from '@promenade/contract/calls';
import { freeDeliveryProgress } from '@promenade/domain/cart';
import { toMajor, toMinor } from '@promenade/domain/money';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import styles from './cart-drawer.module.css';

interface FreeDeliveryBarProps {
  readonly subtotalMinor: number;
  /** One of the store's. */
  readonly item: Pick<Reply<'catalog.item'>, 'delivery' | 'free_delivery'>;
}

/** Progress towards free delivery (CART-04); nothing if the market has set no amount, or the store does not deliver. */
export function FreeDeliveryBar({ subtotalMinor, item }: FreeDeliveryBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { free_delivery_over: over, digit_after_decimal_point: decimals } = useMarket().config;
  const overMinor = over === null ? undefined : toMinor(over, decimals);
  const progress = freeDeliveryProgress(subtotalMinor, overMinor, item.free_delivery);
  if (!progress || !item.delivery) return null;
  const remaining = format.price(toMajor(progress.remainingMinor, decimals));
  return (
    <div className={styles['bar']}>
      <ProgressBar percent={progress.percent} label={t('cart.freeDelivery')} />
      <p className={progress.reached ? styles['reached'] : undefined} aria-live="polite">
        {progress.reached ? t('cart.freeReached') : t('cart.freeRemaining', { amount: remaining })}
      </p>
    </div>
  );
}
