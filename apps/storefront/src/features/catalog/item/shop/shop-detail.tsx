import { Suspense, useMemo, useState } from 'react';
import { paths } from '../../../../lib/paths/paths.ts';
import { useMarket } from '../../../../lib/session/market.ts';
import { domainItem } from '../../../../lib/wire/domain-item.ts';
import { lazyView } from '../../../../ui/lazy/on-demand.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import type { Zoomed } from '../gallery/use-zoom.ts';
import { ItemActions } from '../item-actions.tsx';
import { ItemDescription } from '../item-description.tsx';
import type { DetailProps } from '../item-detail.tsx';
import dialogStyles from '../item-dialog.module.css';
import { ItemBadges } from '../item-head.tsx';
import { ItemNotes } from '../item-notes.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { groupOf, useSave } from '../use-save.ts';
import { QuestionButtons } from './question-buttons.tsx';
import styles from './shop-detail.module.css';
import { PrescriptionNote, ShopFacts } from './shop-facts.tsx';
import { ShopHead } from './shop-head.tsx';

// A dish on a page of its own: shop items have no such choices.
const FoodChoices = lazyView(async () => (await import('../food/food-choices.tsx')).FoodChoices);

interface ShopDetailProps extends DetailProps {
  readonly zoom: Zoomed;
  /** True in a dialog, which alone shows the description next to the choices (ITEM-01). */
  readonly modalmanage: 'true' | 'false';
}

/** The link to an item's reviews, on its page. */
const reviewsOf = ({ slug, id, module_id }: DetailProps['item']): string =>
  `${paths.product({ slug, id, module_id })}#reviews`;

/** An item with its gallery, its facts and the shopper's choices (ITEM-01 to ITEM-04). */
export function ShopDetail(props: ShopDetailProps) {
  const { item, cart, editedId, nowMs, modalmanage } = props;
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const rules = useMemo(
    () => ({ ...domainItem(item, decimals), questions: item.choice_options }),
    [item, decimals],
  );
  const lines = cart.linesOf(item.id);
  const state = useDraft(rules, cart, editedId);
  const [tried, setTried] = useState(false);
  const { save, buy } = useSave(props, state, () => setTried(true));
  const others = lines.filter((line) => line.id !== state.line?.id);
  const inDialog = modalmanage === 'true';
  const actions = (
    <ItemActions
      item={item}
      rules={rules}
      state={state}
      elsewhere={others.reduce((sum, line) => sum + line.quantity, 0)}
      busy={cart.busy}
      onSave={save}
      onBuy={editedId === null ? buy : undefined}
    />
  );
  return (
    <div className={styles['detail']} data-page={!inDialog || undefined}>
      <div className={styles['layout']}>
        <Gallery item={item} zoom={props.zoom} filling={inDialog} />
        <div className={styles['column']}>
          <ShopHead
            item={item}
            state={state}
            nowMs={nowMs}
            heart={props.heart}
            reviewsLink={reviewsOf(item)}
            asHeading={!inDialog}
          />
          <div className={inDialog ? dialogStyles['scroll'] : styles['open']}>
            <ItemBadges item={item} />
            <ItemNotes item={item} nowMs={nowMs} />
            <PrescriptionNote item={item} />
            {inDialog && <ItemDescription text={item.description} />}
            <QuestionButtons rules={rules} state={state} tried={tried} />
            {item.food_variations.length + item.add_ons.length > 0 && (
              <Suspense fallback={null}>
                <FoodChoices
                  item={item}
                  state={state}
                  missing={tried ? groupOf(state.outcome.refusal) : null}
                />
              </Suspense>
            )}
            <ShopFacts item={item} />
          </div>
          {!inDialog && <div className={styles['pageActions']}>{actions}</div>}
        </div>
      </div>
      {inDialog && actions}
    </div>
  );
}
