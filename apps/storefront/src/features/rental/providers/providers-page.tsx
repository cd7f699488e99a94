import { useSearchParams } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { listSearch } from '../../../lib/view/list-search.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links/segmented-links.tsx';
import { MoreVehicles } from '../results/more-vehicles.tsx';
import type { ProvidersContents } from './load-providers.ts';
import { ProviderGrid } from './provider-card.tsx';
import styles from './providers.module.css';

/** The same list in another order. */
function Orders({ list }: Pick<ProvidersContents, 'list'>) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const links = (['popular', 'latest'] as const).map((value) => ({
    value,
    to: `?${listSearch(search, { list: value })}`,
    text: t(`list.${value}`),
  }));
  return <SegmentedLinks label={t('home.sort')} links={links} value={list} />;
}

/** /rental/provider-details: all providers (RENT-13). */
export function ProvidersPage({ contents }: { readonly contents: ProvidersContents }) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { list, providers, total, pages, trip, nowMs } = contents;
  return (
    <>
      <PageHead
        title={t('rental.providers')}
        description={`${t('rental.providersAbout')} · ${config.business_name}`}
        path={paths.providers()}
      />
      <header className={styles['head']}>
        <h1>{t('rental.providers')}</h1>
        <Orders list={list} />
      </header>
      {providers.length === 0 ? (
        <EmptyState
          picture="store"
          title={t('rental.noProviders')}
          text={t('rental.noneYetText')}
          action={<ButtonLink to={paths.home()}>{t('rental.newSearch')}</ButtonLink>}
        />
      ) : (
        <ProviderGrid providers={providers} trip={trip} nowMs={nowMs} />
      )}
      <MoreVehicles shown={providers.length} total={total} pages={pages} />
    </>
  );
}
