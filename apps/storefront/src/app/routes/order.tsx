import { useParams } from 'react-router';
import { LineActionContext, OrderPage } from '../../features/orders/index.ts';
import { ReviewButton } from '../../features/reviews/writing/review-button.tsx';
import { useSignedIn } from '../../lib/session/use-stored.ts';

/** `/orders/{id}`. What was delivered can be reviewed by those with an account. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  const signedIn = useSignedIn();
  return (
    <LineActionContext value={(line) => signedIn && <ReviewButton subject={line} name={line.name} />}>
      <OrderPage key={id} id={id} phone={null} />
    </LineActionContext>
  );
}
