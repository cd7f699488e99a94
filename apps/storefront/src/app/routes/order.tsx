import { useParams } from 'react-router';
import { OrderPage } from '../../features/orders/index.ts';

/** `/orders/{id}`. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  return <OrderPage key={id} id={id} phone={null} />;
}
