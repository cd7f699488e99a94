import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { domainFoodChoices, domainVariationType } from '../../../lib/wire/domain-item.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import type { CheckoutLine } from '../checkout-cart.ts';
import styles from '../checkout.module.css';

function choicesText(line: CheckoutLine): string {
  const type = domainVariationType(line.variation);
  const addOns = line.add_ons.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const labels = domainFoodChoices(line.variation).flatMap((choice) => choice.labels);
  return [...labels, ...(type ? [type] : []), ...addOns].join(' · ');
}

function Line({ line }: { readonly line: CheckoutLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { item } = line;
  const before = line.price * line.quantity + line.add_ons_price;
  const choices = choicesText(line);
  return (
    <li className={styles['line']}>
      <Picture
        className={styles['linePicture']}
        src={item.image_full_url}
        alt=""
        width={item.image_width}
        height={item.image_height}
        fit="contain"
      />
      <div className={styles['lineText']}>
        <h3 className={styles['lineName']}>
          <bdi>{format.number(line.quantity)} ×</bdi> {item.name}
        </h3>
        {choices && <p className={styles['quiet']}>{choices}</p>}
        {line.problem && <p className={styles['problem']}>{t(`cart.problem_${line.problem}`)}</p>}
      </div>
      <Price now={format.price(line.total_price)} before={format.price(before)} size="small" />
    </li>
  );
}

/** What is being ordered. */
export function CartLines({ lines }: { readonly lines: readonly CheckoutLine[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['lines']} aria-label={t('checkout.yourOrder')}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}
