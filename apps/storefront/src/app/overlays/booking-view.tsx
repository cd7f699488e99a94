import { useNavigate } from 'react-router';
import { CouponChoice } from '../../features/coupons/choice/coupon-choice.tsx';
import { PaymentChoice } from '../../features/payment/index.ts';
import { Booking } from '../../features/rental/booking/booking.tsx';
import { paths } from '../../lib/paths/paths.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { addressForms } from './address-forms.ts';

/** The booking of a trip with the contact's form, the choice of how to pay and of a coupon, and where it leads. */
export function BookingView() {
  const navigate = useNavigate();
  return (
    <Booking
      ContactForm={addressForms.Contact}
      Payment={PaymentChoice}
      Coupon={CouponChoice}
      onBooked={({ trip_id: id, message, redirect_link: link }) => {
        if (link !== null) {
          location.assign(link);
          return;
        }
        showToast('success', message);
        void navigate(paths.trip(id), { replace: true });
      }}
    />
  );
}
