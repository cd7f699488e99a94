import { type RefObject, type SubmitEvent, useId } from 'react';
import { readBound } from '../../../lib/form/read-amount.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import type { Changes } from '../../../lib/view/list-search.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import styles from './price-filter.module.css';

export interface PriceFilterProps {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Major units; null without a bound. */
  readonly min: number | null;
  readonly max: number | null;
  readonly onClose: () => void;
  readonly onChange: (changes: Changes) => void;
}

// Not a number field, which rejects Arabic digits.
const price = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** A price range. Bounds entered in the wrong order are swapped. */
export function PriceFilter({ open, anchor, min, max, onClose, onChange }: PriceFilterProps) {
  const { t } = useTranslation();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const form = useId();
  const take = (from: string, to: string): void => {
    const turned = from !== '' && to !== '' && Number(from) > Number(to);
    onChange({ min_price: (turned ? to : from) || null, max_price: (turned ? from : to) || null });
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    take(readBound(given.get('min'), decimals), readBound(given.get('max'), decimals));
  };
  return (
    <Popover open={open} anchor={anchor} onClose={onClose} title={t('list.price')} titleShown>
      <form id={form} className={styles['form']} noValidate onSubmit={submit} key={`${min} ${max}`}>
        <div className={styles['bounds']}>
          <TextField {...price} name="min" label={t('list.from')} defaultValue={min ?? ''} />
          <TextField {...price} name="max" label={t('list.to')} defaultValue={max ?? ''} />
        </div>
        <div className={styles['actions']}>
          <Button look="plain" disabled={min === null && max === null} onClick={() => take('', '')}>
            {t('common.clear')}
          </Button>
          <Button type="submit">{t('list.apply')}</Button>
        </div>
      </form>
    </Popover>
  );
}
