import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { paths } from '../../../lib/paths/paths.ts';
import { ItemStrip } from '../cards/card-grid.tsx';
import { CategoryGrid, CategoryStrip } from './categories.tsx';
import styles from './home.module.css';
import { HomeHero } from './home-hero.tsx';
import type { HomeContents } from './load-home.ts';
import { SearchResults } from './search-results.tsx';
import { StoreSection } from './store-section.tsx';

function Overview({ contents }: { readonly contents: HomeContents }) {
  const { t } = useTranslation();
  const { location } = useVisit();
  const { show } = useView('location');
  return (
    <>
      {!location && (
        <p className={styles['ask']}>
          {t('home.askLocation')}
          <Button size="small" icon="pin" onClick={() => show()}>
            {t('home.setLocation')}
          </Button>
        </p>
      )}
      {contents.categories.length > 0 && (
        <section className={styles['section']}>
          <header className={styles['bar']}>
            <h2>{t('home.categories')}</h2>
            <ButtonLink
              className={styles['all'] ?? ''}
              look="plain"
              size="small"
              to={paths.homeAllCategories()}
            >
              {t('common.viewAll')}
            </ButtonLink>
          </header>
          <CategoryStrip categories={contents.categories} />
        </section>
      )}
      {contents.popular.length > 0 && (
        <section className={styles['section']}>
          <header className={styles['bar']}>
            <h2>{t('home.popular')}</h2>
          </header>
          <ItemStrip items={contents.popular} label={t('home.popular')} />
        </section>
      )}
      <StoreSection contents={contents} title={t('home.stores')} />
    </>
  );
}

function Category({ contents }: { readonly contents: HomeContents }) {
  const { t } = useTranslation();
  const name = contents.categories[0]?.name ?? '';
  return (
    <>
      {contents.items.cards.length > 0 && (
        <section className={styles['section']}>
          <header className={styles['bar']}>
            <h2>{t('home.categoryItems', { name })}</h2>
          </header>
          <ItemStrip items={contents.items.cards} label={name} />
        </section>
      )}
      <StoreSection contents={contents} title={t('home.categoryStores', { name })} />
    </>
  );
}

/** /home: the chosen module around the chosen place (NAV-03, MOD-08). */
export function HomePage({ contents }: { readonly contents: HomeContents }) {
  const { config } = useMarket();
  const { view } = contents;
  return (
    <>
      <title>{config.business_name}</title>
      <HomeHero contents={contents} />
      {view.kind === 'overview' && <Overview contents={contents} />}
      {view.kind === 'category' && <Category contents={contents} />}
      {view.kind === 'categories' && <CategoryGrid categories={contents.categories} />}
      {view.kind === 'search' && <SearchResults contents={contents} text={view.text} />}
    </>
  );
}
