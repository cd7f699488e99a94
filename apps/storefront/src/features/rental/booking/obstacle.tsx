import { separator } from '../../../lib/format/separator.ts';
import type { Refusal } from '@promenade/contract/client';
import { useState } from 'react';
import { refusalTexts } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RemoveLacking } from '../cart/remove-lacking.tsx';
import type { TripCart } from '../cart/trip-cart.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { ChangeDraft } from './use-draft.ts';

interface ObstacleProps {
  readonly refusal: Refusal;
  readonly cart: TripCart;
  readonly change: ChangeDraft;
}

const ofContact = new Set([
  'name_required',
  'phone_required',
  'phone_invalid',
  'email_required',
  'email_invalid',
]);
const ofVehicles = new Set(['vehicle_not_available', 'vehicle_quantity', 'vehicle_trip_type_missing']);
const ofTrip = new Set([
  'pickup_outside_zones',
  'duration_required',
  'destination_required',
  'destination_too_near',
]);

/** A button that changes one thing. */
function Fix({ refusal: { code }, cart, change }: ObstacleProps) {
  const { t } = useTranslation();
  const trip = useView('trip');
  const contact = useView('trip-contact');
  const signIn = useView('sign-in');
  const [asking, setAsking] = useState(false);
  const button = (label: string, onClick: () => void) => (
    <Button size="small" onClick={onClick}>
      {label}
    </Button>
  );
  if (code.startsWith('coupon_')) return button(t('coupon.drop'), () => change({ coupon: null }));
  if (ofContact.has(code)) return button(t('trips.giveContact'), () => contact.show());
  if (ofTrip.has(code)) return button(t('trips.edit'), () => trip.show());
  if (code === 'guest_checkout_off') return button(t('checkout.signIn'), () => signIn.show());
  if (!ofVehicles.has(code)) return null;
  return (
    <>
      {button(t('trips.edit'), () => trip.show())}
      <Button size="small" look="soft" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('trips.removeAndContinue')}
      </Button>
      <RemoveLacking
        open={asking}
        cart={cart}
        onCancel={() => setAsking(false)}
        onGone={() => setAsking(false)}
      />
    </>
  );
}

/** Why the trip cannot be booked as it is, in the server's words, and the button that would fix it. */
export function Obstacle(props: ObstacleProps) {
  const { t } = useTranslation();
  const [title = '', ...rest] = refusalTexts(props.refusal, t('common.connectionLost'));
  return (
    <Notice tone="warn" icon="info" title={title} text={rest.join(separator) || undefined}>
      <Fix {...props} />
    </Notice>
  );
}
