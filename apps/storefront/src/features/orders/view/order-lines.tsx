import { useFormat } from '../../../lib/format/use-format.ts';
import { domainFoodChoices, domainVariationType } from '../../../lib/wire/domain-item.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import type { Order } from '../order.ts';
import styles from '../order.module.css';

type Line = Order['lines'][number];

// Pictures of items are square.
const picturePixels = 256;

function choicesText(line: Line): string {
  const type = domainVariationType(line.variation);
  const addOns = line.add_ons.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const labels = domainFoodChoices(line.variation).flatMap((choice) => choice.labels);
  return [...labels, ...(type ? [type] : []), ...addOns].join(' · ');
}

/** What was bought, as it was bought. */
export function OrderLines({ lines, label }: { readonly lines: readonly Line[]; readonly label: string }) {
  const format = useFormat();
  return (
    <ul className={styles['lines']} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={styles['line']}>
          <Picture
            className={styles['linePicture']}
            src={line.image_full_url}
            alt=""
            width={picturePixels}
            height={picturePixels}
            fit="contain"
          />
          <div>
            <p className={styles['lineName']}>
              <bdi>{format.number(line.quantity)} ×</bdi> {line.name}
            </p>
            <p className={styles['quiet']}>{choicesText(line)}</p>
          </div>
          <Price now={format.price(line.total_price)} size="small" />
        </li>
      ))}
    </ul>
  );
}
