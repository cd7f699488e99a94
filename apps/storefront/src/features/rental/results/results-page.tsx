import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useAskedNow, useAskedSearch } from '../../../lib/view/use-asked-search.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { viewParameter } from '../../../lib/view/view-parameters.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyView, OnDemand } from '../../../ui/lazy/on-demand.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useTripWords } from '../search/use-trip-words.ts';
import { VehicleGrid, VehicleSkeletons } from '../vehicles/vehicle-grid.tsx';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { Results } from './load-results.ts';
import { MoreVehicles } from './more-vehicles.tsx';
import { ResultsMap } from './results-map.tsx';
import styles from './results.module.css';
import { TripBar } from './trip-bar.tsx';
import {
  type Change,
  changedSearch,
  clearedSearch,
  filterCount,
  readFilters,
  sorts,
} from './vehicle-filters.ts';

const FilterDrawer = lazyView<FilterDrawerProps>(
  async () => (await import('./filter-drawer.tsx')).FilterDrawer,
);

/** Whether another list is loading: the one shown no longer matches the filters. */
function useSearching(): boolean {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  if (!next || next.pathname !== pathname) return false;
  const asked = (text: string) => changedSearch(new URLSearchParams(text), { show: null });
  return asked(next.search) !== asked(search);
}

interface EmptyProps {
  readonly filtered: boolean;
  readonly latestDay: string | null;
}

function Empty({ filtered, latestDay }: EmptyProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  const [search] = useSearchParams();
  if (latestDay !== null)
    return (
      <EmptyState
        picture="clock"
        title={t('rental.tooFar')}
        text={t('rental.timeFar', { date: words.day(latestDay) })}
        action={<ButtonLink to={paths.home()}>{t('rental.newSearch')}</ButtonLink>}
      />
    );
  const action = filtered ? (
    <ButtonLink to={clearedSearch(search)} preventScrollReset>
      {t('home.clearFilters')}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.home()}>{t('rental.newSearch')}</ButtonLink>
  );
  return (
    <EmptyState
      picture="search"
      title={t(filtered ? 'rental.noMatch' : 'rental.noVehicles')}
      text={t(filtered ? 'rental.noMatchText' : 'rental.noVehiclesText')}
      action={action}
    />
  );
}

interface ToolsProps {
  readonly results: Results;
  readonly onMap: boolean;
  readonly change: Change;
}

/** Filters if they are not next to the list, sort order, and the map above the list. */
function Tools({ results, onMap, change }: ToolsProps) {
  const { t } = useTranslation();
  const drawer = useView('filters');
  const on = filterCount(results.filters);
  return (
    <div className={styles['tools']}>
      <span className={styles['narrow']}>
        <Chip chosen={on > 0} aria-haspopup="dialog" onClick={() => drawer.show()}>
          {on > 0 ? t('rental.filtersOn', { count: on }) : t('rental.filters')}
        </Chip>
      </span>
      <OnDemand
        view={FilterDrawer}
        props={{ open: drawer.open, total: results.total, onClose: drawer.hide, results, onChange: change }}
      />
      <Select
        label={t('home.sort')}
        value={results.filters.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(`rental.sort_${sort}`) }))}
        onChange={(sort) => change({ sort: sort === 'popular' ? null : sort })}
      />
      <Chip chosen={onMap} onClick={() => change({ show: onMap ? null : 'map' })}>
        <Icon name="map" />
        {t('rental.showMap')}
      </Chip>
    </div>
  );
}

/** The heading: the category if it is a single one, otherwise all vehicles. */
function useHeading({ filters, categories }: Results): string {
  const { t } = useTranslation();
  const [only, ...others] = filters.categoryIds;
  const category = others.length === 0 ? categories.find(({ id }) => id === only) : undefined;
  return category?.name ?? t('rental.allVehicles');
}

/** The vehicles, or their shape while another list is loading. */
function Found({ results }: { readonly results: Results }) {
  const searching = useSearching();
  const { vehicles, filters, trip, latestDay } = results;
  if (searching) return <VehicleSkeletons />;
  if (vehicles.length > 0) return <VehicleGrid vehicles={vehicles} trip={trip} from="from_search" eager />;
  const filtered = filterCount(filters) > 0 || filters.categoryIds.length > 0;
  return <Empty filtered={filtered} latestDay={latestDay} />;
}

/** Changes the filters in the address. */
function useChange(): Change {
  const navigate = useNavigate();
  const askedNow = useAskedNow();
  // The drawer stays open for the next filter. All choices in it are one history entry: Back leads to the list as it
  // was.
  const { open } = useView('filters');
  return (given) => {
    const now = askedNow();
    const changes = typeof given === 'function' ? given(readFilters(now)) : given;
    const next = changedSearch(now, open ? { ...changes, [viewParameter]: 'filters' } : changes);
    void navigate(next, { replace: open, preventScrollReset: true });
  };
}

/** /rental/vehicle-search: vehicles for hire, by trip and filters, as a list and on a map (RENT-01). */
export function ResultsPage({ results }: { readonly results: Results }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const [search] = useSearchParams();
  const heading = useHeading(results);
  const { vehicles, total, filters, trip } = results;
  const onMap = search.get('show') === 'map';
  const asked = useAskedSearch();
  const chosen = { ...results, filters: readFilters(asked) };
  const change = useChange();
  const [only] = filters.categoryIds;
  return (
    <>
      <PageHead
        title={heading}
        description={`${heading} · ${t('rental.searchAbout')} · ${config.business_name}`}
        path={paths.vehicleSearch(only ? { categoryId: only } : {})}
      />
      <header className={styles['head']}>
        <h1>{heading}</h1>
        <p className={styles['total']} aria-live="polite">
          {t('rental.vehicleCount', { count: total })}
        </p>
      </header>
      <TripBar trip={trip} />
      <div className={styles['layout']}>
        <aside className={styles['aside']} aria-label={t('rental.filters')}>
          <FilterPanel results={chosen} onChange={change} />
        </aside>
        <section className={styles['list']} aria-labelledby="results-title">
          <h2 id="results-title" className="visually-hidden">
            {t('rental.results')}
          </h2>
          <Tools results={chosen} onMap={onMap} change={change} />
          {onMap && <ResultsMap vehicles={vehicles} trip={trip} />}
          <Found results={results} />
          <MoreVehicles shown={vehicles.length} total={total} pages={filters.pages} />
        </section>
      </div>
    </>
  );
}
