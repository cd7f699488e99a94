import { FUELS, TRANSMISSIONS } from '@promenade/domain/rental';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { readBound } from '../../../lib/form/read-amount.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from './filter-panel.module.css';
import type { Category, Results } from './load-results.ts';
import { type Change, ratings, seatCounts, toggled, type VehicleFilters } from './vehicle-filters.ts';

export interface FilterPanelProps {
  readonly results: Pick<Results, 'filters' | 'categories' | 'brands'>;
  readonly onChange: Change;
}

type PartProps = { readonly filters: VehicleFilters; readonly onChange: Change };

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles['title']}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface NamedListProps {
  readonly title: string;
  readonly all: readonly Category[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Categories or brands, with the number of vehicles of each. */
function NamedList({ title, all, chosen, onToggle }: NamedListProps) {
  if (all.length === 0) return null;
  return (
    <Group title={title}>
      {all.map(({ id, name, vehicle_count: count }) => (
        <Checkbox
          key={id}
          label={name}
          end={<span className={styles['count']}>{count}</span>}
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </Group>
  );
}

function Chips({ filters, onChange }: PartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { seats, gearbox, fuels, minRating } = filters;
  const one = (name: string, value: string | number, chosen: boolean, text: string) => (
    <Chip key={value} chosen={chosen} onClick={() => onChange({ [name]: chosen ? null : String(value) })}>
      {text}
    </Chip>
  );
  return (
    <>
      <Group title={t('rental.filterSeats')}>
        <div className={styles['chips']}>
          {seatCounts.map((n) => one('seats', n, n === seats, t('rental.seatsFrom', { count: n })))}
        </div>
      </Group>
      <Group title={t('rental.filterGearbox')}>
        <div className={styles['chips']}>
          {TRANSMISSIONS.map((n) => one('transmission_type', n, n === gearbox, t(`rental.gearbox_${n}`)))}
        </div>
      </Group>
      <Group title={t('rental.filterFuel')}>
        <div className={styles['chips']}>
          {FUELS.map((fuel) => (
            <Chip
              key={fuel}
              chosen={fuels.includes(fuel)}
              onClick={() => onChange((now) => ({ fuel_types: toggled(now.fuels, fuel) }))}
            >
              {t(`rental.fuel_${fuel}`)}
            </Chip>
          ))}
        </div>
      </Group>
      <Group title={t('rental.filterRating')}>
        <div className={styles['chips']}>
          {ratings.map((n) =>
            one('min_rating', n, n === minRating, t('home.minRating', { rating: format.number(n) })),
          )}
        </div>
      </Group>
    </>
  );
}

// Not a number field, which rejects Arabic digits.
const price = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** Shows other bounds than those that were typed. Put anew, a field would lose the focus. */
function useBoundsOfNow({ minPrice, maxPrice }: VehicleFilters) {
  const field = useRef<HTMLInputElement>(null);
  const bounds = `${minPrice} ${maxPrice}`;
  const shown = useRef(bounds);
  useEffect(() => {
    if (shown.current !== bounds) field.current?.form?.reset();
    shown.current = bounds;
  }, [bounds]);
  return field;
}

/** A price range. Bounds entered in the wrong order are swapped. */
function PriceBounds({ filters, onChange }: PartProps) {
  const { t } = useTranslation();
  const { minPrice, maxPrice } = filters;
  const first = useBoundsOfNow(filters);
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [from, to] = [readBound(given.get('min'), decimals), readBound(given.get('max'), decimals)];
    const turned = from !== '' && to !== '' && Number(from) > Number(to);
    onChange({ min_price: (turned ? to : from) || null, max_price: (turned ? from : to) || null });
  };
  return (
    <Group title={t('list.price')}>
      <Form className={styles['prices']} onSubmit={submit}>
        <TextField {...price} ref={first} name="min" label={t('list.from')} defaultValue={minPrice ?? ''} />
        <TextField {...price} name="max" label={t('list.to')} defaultValue={maxPrice ?? ''} />
        <Button type="submit" look="soft">
          {t('list.apply')}
        </Button>
      </Form>
    </Group>
  );
}

/** All filters of vehicles (RENT-01); the address holds them. */
export function FilterPanel({ results, onChange }: FilterPanelProps) {
  const { t } = useTranslation();
  const { filters, categories, brands } = results;
  return (
    <div className={styles['panel']}>
      <Group title={t('rental.filterOffer')}>
        <Checkbox
          label={t('rental.onlyFree')}
          checked={filters.onlyFree}
          onChange={() => onChange({ available: filters.onlyFree ? null : '1' })}
        />
        <Checkbox
          label={t('rental.ac')}
          checked={filters.airCondition}
          onChange={() => onChange({ air_condition: filters.airCondition ? null : '1' })}
        />
      </Group>
      <NamedList
        title={t('rental.categories')}
        all={categories}
        chosen={filters.categoryIds}
        onToggle={(id) => onChange((now) => ({ categoryId: toggled(now.categoryIds, id) }))}
      />
      <Chips filters={filters} onChange={onChange} />
      <PriceBounds filters={filters} onChange={onChange} />
      <NamedList
        title={t('rental.brands')}
        all={brands}
        chosen={filters.brandIds}
        onToggle={(id) => onChange((now) => ({ brand_ids: toggled(now.brandIds, id) }))}
      />
    </div>
  );
}
