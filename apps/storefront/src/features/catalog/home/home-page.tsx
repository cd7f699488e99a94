import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import type { CategoryContents } from '../category/load-category.ts';
import type { SearchContents } from '../search/load-search.ts';
import type { TilesContents } from '../tiles/load-tiles.ts';
import type { HomeContents } from './load-home.ts';
import { OverviewPage } from './overview-page.tsx';

// Nearly everybody sees the overview; the other views of /home load their own code.
const CategoryPage = lazyView<{ readonly contents: CategoryContents }>(
  async () => (await import('../category/category-page.tsx')).CategoryPage,
);
const SearchResults = lazyView<{ readonly contents: SearchContents }>(
  async () => (await import('../search/search-results.tsx')).SearchResults,
);
const BareHome = lazyView<object>(async () => (await import('./bare-home.tsx')).BareHome);
const TilesPage = lazyView<TilesContents>(async () => (await import('../tiles/tiles-page.tsx')).TilesPage);

/** /home: the chosen module around the chosen location (NAV-03, MOD-08). */
export function HomePage({ contents }: { readonly contents: HomeContents }) {
  switch (contents.kind) {
    case 'overview':
      return <OverviewPage overview={contents.overview} />;
    case 'category':
      return <CategoryPage contents={contents.category} />;
    case 'categories':
      return <TilesPage {...contents.categories} />;
    case 'search':
      return <SearchResults contents={contents.found} />;
    default:
      return <BareHome />;
  }
}
