import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { changedSearch, type Filters, goodRating, type Sort, sorts } from './home-filters.ts';
import styles from './home.module.css';

/** Filters and order of a store list; the URL holds them. */
export function FilterBar({ filters }: { readonly filters: Filters }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const change = (name: string, value: string | null) =>
    void navigate(changedSearch(search, { [name]: value }), { preventScrollReset: true });
  return (
    <div className={styles['filters']}>
      <Chip chosen={filters.openNow} onClick={() => change('open_now', filters.openNow ? null : '1')}>
        {t('home.openNow')}
      </Chip>
      <Chip
        chosen={filters.freeDelivery}
        onClick={() => change('free_delivery', filters.freeDelivery ? null : '1')}
      >
        {t('store.freeDelivery')}
      </Chip>
      <Chip
        chosen={filters.wellRated}
        onClick={() => change('min_rating', filters.wellRated ? null : String(goodRating))}
      >
        {t('home.minRating', { rating: goodRating })}
      </Chip>
      <Select<Sort>
        label={t('home.sort')}
        value={filters.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(`home.sort_${sort}`) }))}
        onChange={(sort) => change('sort', sort === sorts[0] ? null : sort)}
      />
    </div>
  );
}
