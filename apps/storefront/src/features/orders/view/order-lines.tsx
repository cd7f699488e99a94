import { separator } from '../../../lib/format/separator.ts';
import { use } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { choicesText } from '../../../lib/wire/choices-text.ts';
import { LineList, LineRow } from '../../../ui/line-list/line-list.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { LineActionContext } from '../line-action.ts';
import type { Order } from '../order.ts';

// Pictures of items are square.
const picturePixels = 256;

interface OrderLinesProps {
  readonly lines: Order['lines'];
  readonly label: string;
  /** The order's id, if its lines were delivered to the viewer. */
  readonly deliveredId?: string | undefined;
}

/** The items as they were bought. */
export function OrderLines({ lines, label, deliveredId }: OrderLinesProps) {
  const format = useFormat();
  const lineAction = use(LineActionContext);
  const { t } = useTranslation();
  // The bill below begins with the total of the lines before discounts.
  const before = ({ total_price: total, discount }: Order['lines'][number]): string =>
    format.price(total + discount);
  const unavailable = ({ when_unavailable: choice }: Order['lines'][number]): string =>
    choice === 'refund' ? '' : t(`order.when_${choice}`);
  return (
    <LineList label={label}>
      {lines.map((line) => (
        <LineRow
          key={line.id}
          picture={{ src: line.image_full_url, width: picturePixels, height: picturePixels }}
          heading={
            <>
              <bdi>{format.number(line.quantity)}</bdi> × <bdi>{line.name}</bdi>
            </>
          }
          note={[choicesText(line), unavailable(line)].filter(Boolean).join(separator)}
          amount={<Price now={format.price(line.total_price)} before={before(line)} size="small" />}
        >
          {deliveredId !== undefined &&
            lineAction({ orderId: deliveredId, lineId: line.id, name: line.name })}
        </LineRow>
      ))}
    </LineList>
  );
}
