import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { Order } from '../order.ts';
import { Part } from '../../../ui/part/part.tsx';
import { Party } from '../../../ui/party/party.tsx';

interface ChatLinkProps {
  readonly order: Order;
  /** The other party of a chat, as `paths.inbox` names it. */
  readonly chat: string;
  readonly label: string;
}

/** A link to chat about an order with the store or courier; guests are asked there to sign in. */
export function ChatLink({ order, chat, label }: ChatLinkProps) {
  const about = { order: order.id, number: order.order_number };
  return (
    <ButtonLink look="soft" icon="chat" to={paths.inbox({ chat, ...about })}>
      {label}
    </ButtonLink>
  );
}

interface CourierPartProps {
  readonly courier: NonNullable<Order['courier']>;
  readonly order: Order;
  readonly own: boolean;
}

/** Who brings the order, and how to reach them. */
export function CourierPart({ courier, order, own }: CourierPartProps) {
  const { t } = useTranslation();
  return (
    <Part title={t('order.courierCard')}>
      <Party face={{ icon: 'bike' }} name={courier.name} note={t(`order.vehicle_${courier.vehicle}`)}>
        {courier.phone && (
          <a href={paths.phoneCall(courier.phone)}>{t('order.courierCall', { name: courier.name })}</a>
        )}
      </Party>
      {own && courier.id !== null && (
        <ChatLink
          order={order}
          chat={`courier:${courier.id}`}
          label={t('chat.withCourier', { name: courier.name })}
        />
      )}
    </Part>
  );
}
