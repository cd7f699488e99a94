import type { Reply } from '@promenade/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../account-form.module.css';

export type OtherWay = Reply<'accounts.delivery'>['other_ways'][number];

const everyMs = 1500;
// A carrier that has not answered by then is slow, not broken.
const mostTries = 10;

interface DeliveryNoticeProps {
  readonly deliveryId: string;
  /** Switches to another way that the server names; absent if this screen has none. */
  readonly onOtherWay?: ((way: OtherWay) => void) | undefined;
}

/** Says that the message with a code could not be sent, and offers alternatives. */
export function DeliveryNotice({ deliveryId, onOtherWay }: DeliveryNoticeProps) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...callQuery('accounts.delivery', { query: { id: deliveryId } }),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.status === 'waiting' && state.dataUpdateCount < mostTries ? everyMs : false,
  });
  if (data?.status !== 'failed') return null;
  return (
    <div className={styles['notice']} role="alert">
      <p>{data.message}</p>
      {onOtherWay && (
        <div className={styles['between']}>
          {data.other_ways.map((way) => (
            <Button key={way} look="plain" size="small" onClick={() => onOtherWay(way)}>
              {t(`account.way_${way}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
