import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

interface PayButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'wide'> {
  /** The chosen way to pay; '' if there is none. */
  readonly method: string;
}

/** What takes the focus where the button that pays cannot be pressed: a way on, if there is one. */
export const pressable = 'button:enabled:not([aria-disabled]), a';

/** Leads to the ways to pay, or, if none can be used, to why not: on a phone they are far above the button. */
function showWays(): void {
  const ways = document.querySelectorAll<HTMLInputElement>('input[name="payment_method"]');
  const usable = [...ways].find((way) => !way.disabled);
  if (usable) usable.focus();
  else ways[0]?.closest('label')?.scrollIntoView({ block: 'center' });
}

/**
 * The one button of an order, a parcel, a trip or a payment: while no way to pay is chosen, it says so and leads there.
 * It keeps the focus while it cannot be pressed, such as when the connection is lost, unless a way on is offered
 * ({@link pressable}).
 */
export function PayButton({ method, disabled = false, ...button }: PayButtonProps) {
  const { t } = useTranslation();
  if (method !== '') {
    const idle = disabled && { 'aria-disabled': true, onClick: undefined };
    return <Button size="large" wide {...button} {...idle} />;
  }
  return (
    <Button size="large" wide onClick={showWays}>
      {t('payment.choose')}
    </Button>
  );
}
