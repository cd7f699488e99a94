import { canLowerQuantity, decideRaise } from '@promenade/domain/catalog';
import { toMajor } from '@promenade/domain/money';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import type { ItemView } from '../cards/wire.ts';
import type { Item } from './draft/draft.ts';
import styles from './item-actions.module.css';
import { itemWords } from './sale-state.ts';
import { chosenVariation } from './shop/options.ts';
import type { DraftState } from './draft/use-draft.ts';

interface ActionsProps {
  readonly item: ItemView;
  readonly rules: Item;
  readonly state: DraftState;
  /** Units of the item in other lines of the cart, which count towards stock and limit. */
  readonly elsewhere: number;
  readonly busy: boolean;
  readonly onSave: () => void;
  /** How to buy it without the cart's drawer (ITEM-09). */
  readonly onBuy?: (() => void) | undefined;
}

/** The limits of the quantity: a variation has its own stock, the maximum is the item's. */
function limitsOf(rules: Item, { draft }: DraftState, elsewhere: number) {
  const variation = chosenVariation(rules.variations ?? [], draft.options);
  return {
    stock: variation ? variation.stock + elsewhere : rules.stock,
    maximumCartQuantity: rules.maximumCartQuantity,
  };
}

/** ITEM-08: plus says why it is blocked, minus stops at 1. */
function QuantityStepper({
  rules,
  state,
  elsewhere,
  soldOut,
}: Pick<ActionsProps, 'rules' | 'state' | 'elsewhere'> & { readonly soldOut: boolean }) {
  const { t } = useTranslation();
  const { quantity } = state.draft;
  const raise = () => {
    const refusal = decideRaise(rules.name, quantity + elsewhere, limitsOf(rules, state, elsewhere))?.refusal;
    if (!refusal) state.setQuantity(quantity + 1);
    else showToast('error', refusal.code === 'out_of_stock' ? t('cart.outOfStock') : t('cart.outOfLimits'));
  };
  return (
    <Stepper
      label={rules.name}
      value={quantity}
      increaseDisabled={soldOut}
      decreaseDisabled={!canLowerQuantity(quantity, state.outcome.totalMinor)}
      onIncrease={raise}
      onDecrease={() => state.setQuantity(quantity - 1)}
    />
  );
}

/** Quantity, total and the one action: add, update, or why neither is possible. */
export function ItemActions({ item, rules, state, elsewhere, busy, onSave, onBuy }: ActionsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { save, buy, blocked } = itemWords(item, state.line !== undefined);
  const { totalMinor, totalBeforeMinor } = state.outcome;
  return (
    <div className={styles['actions']}>
      <QuantityStepper rules={rules} state={state} elsewhere={elsewhere} soldOut={blocked} />
      <p className={styles['total']} aria-live="polite">
        <span className={styles['totalLabel']}>{t('item.total')}</span>
        <Price
          now={format.price(toMajor(totalMinor, decimals))}
          before={format.price(toMajor(totalBeforeMinor, decimals))}
        />
      </p>
      <div className={styles['buttons']}>
        {onBuy && buy && (
          <Button className={styles['save']} look="soft" size="large" disabled={busy} onClick={onBuy}>
            {t(buy)}
          </Button>
        )}
        <Button className={styles['save']} size="large" busy={busy} disabled={blocked} onClick={onSave}>
          {t(save)}
        </Button>
      </div>
    </div>
  );
}
