import { useSearchParams } from 'react-router';
import { PlacePicker } from '../../features/location/index.ts';
import type { SentParcel } from '../../features/parcel/index.ts';
import { SendParcel } from '../../features/parcel/send/send-parcel.tsx';
import { PaymentChoice } from '../../features/payment/index.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useLeadOn } from './lead-on.ts';

/** Sending a parcel, put together with the place picker and the choice of payment of other features. */
export function SendParcelView() {
  const leadOn = useLeadOn();
  const [search, setSearch] = useSearchParams();
  const slug = search.get('kind');
  const onSent = ({ order_id: id, message, redirect_link: redirectLink }: SentParcel): void =>
    leadOn({ message, redirectLink, path: paths.order(id) });
  // The chosen kind is not the one in the address, and a reload would choose the first one again.
  const onOtherKind = (): void => {
    search.delete('kind');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <SendParcel
      slug={slug}
      onOtherKind={onOtherKind}
      PlacePicker={PlacePicker}
      Payment={PaymentChoice}
      onSent={onSent}
    />
  );
}
