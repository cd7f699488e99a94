import { toMajor } from '@promenade/domain/money';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { variationLabel } from '../../../lib/wire/variation-label.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioList } from '../../../ui/choice/choice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import type { AddToCart } from '../adding/add-to-cart.tsx';
import type { WireItem } from '../screen-line.ts';
import styles from './quick-add.module.css';
import { firstOption, type QuickChoice, quickChoice } from './quick-choice.ts';

interface QuickAddProps {
  readonly item: WireItem;
  readonly add: AddToCart;
  readonly onDone: () => void;
}

interface Draft {
  readonly option: string | null;
  readonly quantity: number;
}

function Options({
  item,
  value,
  onChange,
}: {
  readonly item: WireItem;
  readonly value: string | null;
  readonly onChange: (type: string) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (item.variations.length === 0) return null;
  const options = item.variations.map(({ type, price, stock }) => ({
    value: type,
    label: variationLabel(item.choice_options, type),
    hint: stock > 0 ? undefined : t('cart.outOfStock'),
    end: format.price(price),
  }));
  return (
    <RadioList
      name="quick-option"
      label={t('cart.quickOptions')}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

function Total({ choice }: { readonly choice: QuickChoice }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const price = (minor: number) => format.price(toMajor(minor, decimals));
  return (
    <p className={styles['total']} aria-live="polite">
      <span>{t('item.total')}</span>
      <Price size="large" now={price(choice.totalMinor)} before={price(choice.fullMinor)} />
    </p>
  );
}

/** Adds an item to the cart in two presses: one unit, its first option, and the resulting price (ITEM-11). */
export function QuickAdd({ item, add: { add, busy }, onDone }: QuickAddProps) {
  const { t } = useTranslation();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const [{ option, quantity }, setDraft] = useState<Draft>({ option: firstOption(item), quantity: 1 });
  const choice = quickChoice(item, option, quantity, decimals);
  const raise = (): void => {
    const code = choice.raiseRefusal;
    if (code) showToast('error', t(code === 'out_of_stock' ? 'cart.outOfStock' : 'cart.outOfLimits'));
    else setDraft({ option, quantity: quantity + 1 });
  };
  const submit = (): void => {
    if (choice.choices) add({ item, choices: choice.choices, quantity }, onDone);
    else if (choice.isOptionGone) showToast('error', t('product.variationGoneAction'));
  };
  return (
    <div className={styles['quick']}>
      <Picture
        src={item.image_full_url}
        alt=""
        width={item.image_width}
        height={item.image_height}
        fit="contain"
        className={styles['picture']}
      />
      <Options item={item} value={option} onChange={(type) => setDraft({ option: type, quantity: 1 })} />
      {choice.isOptionGone && <p className={styles['warning']}>{t('product.variationGone')}</p>}
      <div className={styles['row']}>
        <Stepper
          label={item.name}
          value={quantity}
          decreaseDisabled={!choice.canLower}
          onIncrease={raise}
          onDecrease={() => setDraft({ option, quantity: quantity - 1 })}
        />
        <Total choice={choice} />
      </div>
      <Button size="large" wide busy={busy} disabled={choice.isSoldOut} onClick={submit}>
        {choice.isSoldOut ? t('cart.outOfStock') : t('item.add')}
      </Button>
    </div>
  );
}
