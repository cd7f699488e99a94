import { Suspense } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { Strip } from '../../../ui/strip/strip.tsx';
import { CampaignCard } from '../campaigns/campaign-pages.tsx';
import gridStyles from '../cards/card-grid.module.css';
import { ItemStrip, StoreStrip } from '../cards/card-grid.tsx';
import type { ItemStripView, MoreOfHome, StoreStripView } from './load-more.ts';

export interface MoreStripsProps {
  readonly open: boolean;
  readonly more: MoreOfHome;
}

const Personal = queryView<{ readonly nowMs: number }>(
  async () => (await import('./personal-strips.tsx')).PersonalStrips,
);

function Campaigns({ campaigns }: Pick<MoreOfHome, 'campaigns'>) {
  const { t } = useTranslation();
  return (
    <Strip title={t('list.campaigns')} all={paths.campaigns()}>
      <ul className={gridStyles['rows']}>
        {campaigns.slice(0, 3).map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard heading="h3" campaign={campaign} />
          </li>
        ))}
      </ul>
    </Strip>
  );
}

const storesPath = (list: StoreStripView['list'], moduleId: string | undefined): string =>
  list === 'nearby' ? paths.homeNearby() : paths.stores(list, moduleId);

/** Rows of stores and strips of items in alternation, so that no two alike follow each other. */
function byTurns({ items, stores }: MoreOfHome): (ItemStripView | StoreStripView)[] {
  const most = Math.max(items.length, stores.length);
  return Array.from({ length: most }, (_, at) => [items[at], stores[at]])
    .flat()
    .filter((strip) => strip !== undefined);
}

/** The strips of home below the first screens. */
export function MoreStrips({ more }: MoreStripsProps) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { module } = useVisit();
  const { campaigns, nowMs } = more;
  return (
    <>
      {signedIn && (
        <Suspense fallback={null}>
          <Personal nowMs={nowMs} />
        </Suspense>
      )}
      {campaigns.length > 0 && <Campaigns campaigns={campaigns} />}
      {byTurns(more).map((strip) =>
        'items' in strip ? (
          <Strip
            key={`items ${strip.list}`}
            title={t(`list.items_${strip.list}`)}
            all={paths.items(strip.list)}
          >
            <ItemStrip items={strip.items} label={t(`list.items_${strip.list}`)} />
          </Strip>
        ) : (
          <Strip
            key={`stores ${strip.list}`}
            title={t(`list.stores_${strip.list}`)}
            all={storesPath(strip.list, module?.id)}
          >
            <StoreStrip stores={strip.stores} nowMs={nowMs} label={t(`list.stores_${strip.list}`)} />
          </Strip>
        ),
      )}
    </>
  );
}
