import { Suspense } from 'react';
import { useParams } from 'react-router';
import { LineActionContext, OrderPage } from '../../features/orders/index.ts';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { lazyView } from '../../ui/lazy/on-demand.tsx';

const ReviewLine = lazyView(async () => (await import('../overlays/review-line.tsx')).ReviewLine);

/** `/orders/{id}`. Customers with an account can review what was delivered. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  return (
    <>
      <PrivateHead title={t('order.order')} />
      <LineActionContext
        value={(line) =>
          signedIn && (
            <Suspense>
              <ReviewLine line={line} />
            </Suspense>
          )
        }
      >
        <OrderPage key={id} id={id} phone={null} link={null} />
      </LineActionContext>
    </>
  );
}
