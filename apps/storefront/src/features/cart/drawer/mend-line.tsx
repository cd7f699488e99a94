import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './cart-line-row.module.css';
import { quantityLeft, type ScreenLine } from '../screen-line.ts';
import { useRemoveLine, useShowFailure, useUpdateLine } from '../use-cart-changes.ts';

type Problem = NonNullable<ScreenLine['problem']>;

/** Whether a line is unavailable as things are; otherwise its price or quantity is the problem. */
export function isGone(problem: ScreenLine['problem']): boolean {
  return problem !== null && problem !== 'price_changed' && problem !== 'out_of_limits';
}

/** The one press that makes a line orderable again: accept the new price, reduce the quantity, or remove it. */
export function MendLine({ line, problem }: { readonly line: ScreenLine; readonly problem: Problem }) {
  const { t } = useTranslation();
  const update = useUpdateLine();
  const remove = useRemoveLine();
  const showFailure = useShowFailure();
  const left = quantityLeft(line);
  const put = (quantity: number) => void update({ ...line, quantity, problem: null }).catch(showFailure);
  if (problem === 'price_changed' || left !== undefined) {
    return (
      <Button look="soft" size="small" className={styles['mend']} onClick={() => put(left ?? line.quantity)}>
        {left === undefined ? t('cart.takeNewPrice') : t('cart.takeFewer', { count: left })}
      </Button>
    );
  }
  return (
    <Button look="soft" size="small" className={styles['mend']} onClick={() => remove(line)}>
      {t('cart.removeLine')}
    </Button>
  );
}
