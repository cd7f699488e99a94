import { CouponChoice } from '../../features/coupons/choice/coupon-choice.tsx';
import { PaymentChoice } from '../../features/payment/index.ts';
import { Booking } from '../../features/rental/booking/booking.tsx';
import { paths } from '../../lib/paths/paths.ts';
import { addressForms } from './address-forms.ts';
import { useLeadOn } from './lead-on.ts';

/**
 * The booking of a trip, put together with the contact form, the choice of payment and of a coupon, and the next
 * step.
 */
export function BookingView() {
  const leadOn = useLeadOn();
  return (
    <Booking
      ContactForm={addressForms.Contact}
      Payment={PaymentChoice}
      Coupon={CouponChoice}
      onBooked={({ trip_id: id, message, redirect_link: redirectLink }) =>
        leadOn({ message, redirectLink, path: paths.trip(id) })
      }
    />
  );
}
