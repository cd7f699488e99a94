import { useSearchParams } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { listSearch } from '../../../lib/view/list-search.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { MoreVehicles } from '../results/more-vehicles.tsx';
import type { ProvidersContents } from './load-providers.ts';
import { ProviderGrid } from './provider-card.tsx';
import styles from './providers.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** The same list in another order. */
function Orders({ list }: Pick<ProvidersContents, 'list'>) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const to = (name: ProvidersContents['list']): string => `?${listSearch(search, { list: name })}`;
  return (
    <nav className={styles['orders']} aria-label={t('home.sort')}>
      {(['popular', 'latest'] as const).map((name) => (
        <Link key={name} to={to(name)} preventScrollReset aria-current={name === list ? 'page' : undefined}>
          {t(name === 'popular' ? 'list.popular' : 'list.latest')}
        </Link>
      ))}
    </nav>
  );
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
        <h1 className={styles['heading']}>{t('rental.providers')}</h1>
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
