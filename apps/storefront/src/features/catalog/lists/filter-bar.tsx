import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Kept } from '../../../lib/pieces/kept.tsx';
import { useMarket } from '../../../lib/session/market.ts';
import type { Changes } from '../../../lib/view/list-search.ts';
import { useAskedNow, useAskedSearch } from '../../../lib/view/use-asked-search.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { lazyView, OnDemand } from '../../../ui/lazy/on-demand.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { changedSearch, type Filters, type Flag, ratings } from './list-filters.ts';
import styles from './lists.module.css';
import type { ItemListing, StoreListing } from './load-list.ts';
import type { PriceFilterProps } from './price-filter.tsx';

const PriceFilter = lazyView<PriceFilterProps>(async () => (await import('./price-filter.tsx')).PriceFilter);

type Change = (changes: Changes) => void;

interface PartProps {
  /** The filters requested last. */
  readonly asked: URLSearchParams;
  readonly change: Change;
}

function FlagChip({ flag, asked, change }: PartProps & { readonly flag: Flag }) {
  const { t } = useTranslation();
  const chosen = asked.get(flag) === '1';
  return (
    <Chip chosen={chosen} onClick={() => change({ [flag]: chosen ? null : '1' })}>
      {t(`list.flag_${flag}`)}
    </Chip>
  );
}

function RatingSelect({ asked, change }: PartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = { value: '', label: t('list.any') };
  const options = ratings.map((rating) => ({
    value: String(rating),
    label: t('home.minRating', { rating: format.number(rating) }),
  }));
  return (
    <Select
      label={t('list.rating')}
      value={asked.get('min_rating') ?? ''}
      options={[all, ...options]}
      chosen={asked.has('min_rating')}
      onChange={(value) => change({ min_rating: value || null })}
    />
  );
}

function PriceChip({ filters, change }: { readonly filters: Filters; readonly change: Change }) {
  const { t } = useTranslation();
  const format = useFormat();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { minPrice: min, maxPrice: max } = filters;
  const priced = (price: number) => isolate(format.price(price));
  const words = () => {
    if (min !== null && max !== null) return t('list.priceBetween', { min: priced(min), max: priced(max) });
    if (max !== null) return t('list.priceTo', { max: priced(max) });
    return min === null ? t('list.price') : t('list.priceFrom', { min: priced(min) });
  };
  return (
    <>
      <Chip
        ref={anchor}
        chosen={min !== null || max !== null}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {words()}
      </Chip>
      <OnDemand
        view={PriceFilter}
        props={{ open, anchor, min, max, onClose: () => setOpen(false), onChange: change }}
      />
    </>
  );
}

interface ChoicesProps {
  readonly listing: StoreListing | ItemListing;
  /** The filters requested last. */
  readonly asked: URLSearchParams;
}

function Choices({ listing, asked }: ChoicesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const askedNow = useAskedNow();
  const change: Change = (changes) =>
    void navigate(changedSearch(askedNow(), changes), { preventScrollReset: true });
  const { filters, offered } = listing;
  const { toggle_veg_non_veg: vegCounts } = useMarket().config;
  // An address may still hold the filter: then it can be taken off.
  const hasVeg = vegCounts === 1 || filters.flags.includes('veg');
  const brands = 'brands' in listing ? listing.brands : [];
  const own = offered.own ?? '';
  return (
    <>
      {offered.flags
        .filter((flag) => flag !== 'veg' || hasVeg)
        .map((flag) => (
          <FlagChip key={flag} flag={flag} asked={asked} change={change} />
        ))}
      {offered.price && <PriceChip filters={filters} change={change} />}
      <RatingSelect asked={asked} change={change} />
      {offered.brands && brands.length > 0 && (
        <Select
          label={t('list.brand')}
          value={asked.get('brand_id') ?? ''}
          options={[
            { value: '', label: t('list.any') },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          chosen={asked.has('brand_id')}
          onChange={(value) => change({ brand_id: value || null })}
        />
      )}
      <Select
        label={t('home.sort')}
        value={asked.get('sort') ?? own}
        options={[
          ...(own === '' ? [{ value: '', label: t('home.sort_recommended') }] : []),
          ...offered.sorts.map((sort) => ({ value: sort, label: t(`home.sort_${sort}`) })),
        ]}
        onChange={(sort) => change({ sort: sort === own ? null : sort })}
      />
    </>
  );
}

// The parts of a listing that are not chosen.
const shownElsewhere = { cards: undefined, total: undefined, nowMs: undefined };

/** Filters and sort order of a list; the address holds them. */
export function FilterBar({ listing }: Pick<ChoicesProps, 'listing'>) {
  const asked = useAskedSearch();
  return (
    <div className={styles['filters']}>
      <Kept name="filters" of={() => [String(asked), JSON.stringify({ ...listing, ...shownElsewhere })]}>
        {() => <Choices listing={listing} asked={asked} />}
      </Kept>
    </div>
  );
}
