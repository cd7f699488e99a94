import { type ComponentProps, Suspense } from 'react';
import type { PaymentChoice } from '../../features/payment/index.ts';
import { lazyView } from '../../ui/lazy/on-demand.tsx';

const Choice = lazyView(async () => (await import('../../features/payment/index.ts')).PaymentChoice);

/** The choice of payment method, for pages where something is left to pay only now and then. */
export function LaterPayment(props: ComponentProps<typeof PaymentChoice>) {
  return (
    <Suspense>
      <Choice {...props} />
    </Suspense>
  );
}
