import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lineProblemText } from '../../../lib/wire/can-be-had.ts';
import { choicesText } from '../../../lib/wire/choices-text.ts';
import { LineList, LineRow } from '../../../ui/line-list/line-list.tsx';
import { Price } from '../../../ui/price/price.tsx';
import type { CheckoutLine } from '../checkout-cart.ts';
import styles from '../checkout.module.css';

function Line({ line }: { readonly line: CheckoutLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { item } = line;
  const problem = lineProblemText(line, t);
  const before = line.price * line.quantity + line.add_ons_price;
  return (
    <LineRow
      picture={{ src: item.image_full_url, width: item.image_width, height: item.image_height }}
      heading={
        <>
          <bdi>{format.number(line.quantity)}</bdi> × <bdi>{item.name}</bdi>
        </>
      }
      note={choicesText(line)}
      amount={<Price now={format.price(line.total_price)} before={format.price(before)} size="small" />}
    >
      {problem && <p className={styles['problem']}>{problem}</p>}
    </LineRow>
  );
}

/** What is being ordered. */
export function CartLines({ lines }: { readonly lines: readonly CheckoutLine[] }) {
  const { t } = useTranslation();
  return (
    <LineList label={t('checkout.yourOrder')} bounded>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </LineList>
  );
}
