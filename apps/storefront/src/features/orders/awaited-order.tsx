import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn, useStored } from '../../lib/session/use-stored.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { HeadingLevel } from '../../ui/heading-level.ts';
import { awaitedWord } from './order.ts';
import { useRunning } from './use-running.ts';

interface AwaitedOrderProps {
  readonly otherwise: ReactNode;
  readonly heading?: HeadingLevel;
}

/**
 * In place of an empty cart: the order that the cart has become, as long as that waits for its money. Whoever comes back
 * from a closed page of the gateway looks for it there.
 */
export function AwaitedOrder({ otherwise, heading = 'h2' }: AwaitedOrderProps) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const isKnown = useStored('guest_id') !== null || signedIn;
  const { data } = useRunning(isKnown);
  const order = data?.orders.find((one) => awaitedWord(one) === 'moneyAwaited');
  if (!order) return otherwise;
  return (
    <EmptyState
      heading={heading}
      picture="receipt"
      title={t('order.awaited')}
      text={t('order.awaitedText', { number: order.order_number })}
      action={<ButtonLink to={paths.order(order.id)}>{t('wallet.toOrder')}</ButtonLink>}
    />
  );
}
