import { toMajor, toMinor } from '@promenade/domain/money';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import type { WireItem } from '../screen-line.ts';
import styles from './cart-drawer.module.css';

interface MinimumNoteProps {
  readonly subtotalMinor: number;
  /** One of the store's. A server of an earlier version, or a cart that is kept from one, does not tell its minimum. */
  readonly item: Partial<Pick<WireItem, 'store_minimum_order'>>;
}

/** What the cart lacks of the least that its store makes an order of; checkout refuses it in the same words. */
export function MinimumNote({ subtotalMinor, item: { store_minimum_order: minimum = 0 } }: MinimumNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const missingMinor = toMinor(minimum, decimals) - subtotalMinor;
  const price = (amount: number): string => isolate(format.price(amount));
  return (
    <p className={styles['minimum']} aria-live="polite">
      {missingMinor > 0 &&
        t('cart.minimum', {
          price: price(minimum),
          missing: price(toMajor(missingMinor, decimals)),
        })}
    </p>
  );
}
