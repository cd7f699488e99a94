import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { PageHero } from '../hero/page-hero.tsx';
import type { TilesContents } from './load-tiles.ts';
import { TileGrid } from './tile-grid.tsx';

/** /categories, /brands, /conditions (NAV-05). */
export function TilesPage({ kind, tiles }: TilesContents) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const heading = t(`list.tiles_${kind}`);
  return (
    <>
      <PageHead title={heading} description={`${heading} · ${config.business_name}`} path={paths[kind]()} />
      <PageHero heading={heading} />
      <TileGrid tiles={tiles} kind={kind} label={heading} />
    </>
  );
}
