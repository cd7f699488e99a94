import { separator } from '../../../lib/format/separator.ts';
import { canLowerQuantity } from '@promenade/domain/catalog';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { problemText } from '../../../lib/wire/can-be-had.ts';
import { variationLabel } from '../../../lib/wire/variation-label.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { type CartItem, cartItemOf } from '../cart-item.ts';
import styles from './cart-line-row.module.css';
import { isGone, MendLine } from './mend-line.tsx';
import { fullPrice, limitsOf, quantityLeft, type ScreenLine } from '../screen-line.ts';
import { useRemoveLine, useStepLine } from '../use-cart-changes.ts';

function choicesText(line: ScreenLine): string {
  const addOns = line.addOns.map((addOn) =>
    addOn.quantity > 1 ? `${addOn.quantity} × ${addOn.name}` : addOn.name,
  );
  return [
    ...line.food.flatMap((choice) => choice.labels),
    ...(line.variationType ? [variationLabel(line.item.choice_options, line.variationType)] : []),
    ...addOns,
  ].join(separator);
}

function LineNotes({ line, item }: { readonly line: ScreenLine; readonly item: CartItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const problem = problemText(line, quantityLeft(line), t);
  const choices = choicesText(line);
  const { unit_type: unit } = line.item;
  return (
    <>
      {item.generic_name.length > 0 && <p className={styles['note']}>{format.list(item.generic_name)}</p>}
      {unit && <p className={styles['note']}>{unit}</p>}
      {choices && <p className={styles['note']}>{choices}</p>}
      {item.is_prescription_required && <p className={styles['warning']}>{t('cart.prescription')}</p>}
      {problem && <p className={styles['warning']}>{problem}</p>}
    </>
  );
}

function LineStepper({ line, totalMinor }: { readonly line: ScreenLine; readonly totalMinor: number }) {
  const step = useStepLine();
  const remove = useRemoveLine();
  const { stock } = limitsOf(line);
  const soldOut = stock !== undefined && stock <= 0;
  return (
    <Stepper
      small
      label={line.item.name}
      value={line.quantity}
      increaseDisabled={soldOut}
      decreaseDisabled={!canLowerQuantity(line.quantity, totalMinor)}
      onIncrease={() => step(line, 1)}
      onDecrease={() => step(line, -1)}
      onDelete={() => remove(line)}
    />
  );
}

/** One line of the drawer (CART-03). Its picture opens the edit view. */
export function CartLineRow({ line }: { readonly line: ScreenLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const edit = useView('line');
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const item = cartItemOf(line, decimals);
  return (
    <li className={styles['row']} data-line={line.id} data-gone={isGone(line.problem) || undefined}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={t('cart.editLine', { name: item.name })}
        onClick={() => edit.show(line.id)}
      >
        <Picture
          src={item.image_full_url}
          alt=""
          width={line.item.image_width}
          height={line.item.image_height}
          fit="contain"
        />
      </button>
      <div className={styles['text']}>
        <h3 className={styles['name']}>{item.name}</h3>
        <LineNotes line={line} item={item} />
        <Price now={format.price(item.totalPrice)} before={format.price(fullPrice(line, decimals))} />
        {line.problem && <MendLine line={line} problem={line.problem} />}
      </div>
      <LineStepper line={line} totalMinor={line.unitPriceMinor * line.quantity + line.addOnsMinor} />
    </li>
  );
}
