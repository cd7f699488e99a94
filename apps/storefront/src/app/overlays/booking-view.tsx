import { useNavigate } from 'react-router';
import { PaymentChoice } from '../../features/payment/index.ts';
import { Booking } from '../../features/rental/booking/booking.tsx';
import { paths } from '../../lib/paths/paths.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { addressForms } from './address-forms.ts';

/** The booking of a trip with the contact's form and the choice of how to pay, and where it leads. */
export function BookingView() {
  const navigate = useNavigate();
  return (
    <Booking
      ContactForm={addressForms.Contact}
      Payment={PaymentChoice}
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
