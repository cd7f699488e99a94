import type { Reply } from '@promenade/contract/calls';
import { Suspense } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import { type PlaceChoice, usePlaceChoice } from '../choosing/use-place-choice.ts';
import { useWording } from '../choosing/use-wording.ts';
import { PlaceSearch } from '../search/place-search.tsx';
import { Collage, type CollageProps } from './collage.tsx';
import styles from './landing-page.module.css';
import { Points } from './points.tsx';

// Offered below a search without results.
const OtherWays = lazyView(async () => (await import('../choosing/other-ways.tsx')).OtherWays);

const ZoneList = lazyView(async () => (await import('../choosing/zone-list.tsx')).ZoneList);

/** The link onward for visitors with a stored location (NAV-02). */
function Onwards({ location }: { readonly location: string }) {
  const { t } = useTranslation();
  const wording = useWording();
  return (
    <div className={styles['onwards']}>
      <p className={styles['onwardsText']}>
        <span className={styles['quiet']}>
          {t(wording === 'pickup' ? 'location.pickUpAt' : 'location.deliverTo')}
        </span>
        <span className={styles['onwardsPlace']}>
          <bdi>{location}</bdi>
        </span>
      </p>
      <ButtonLink to={paths.home()} icon="arrow-end">
        {t('location.goOn')}
      </ButtonLink>
    </div>
  );
}

/** Three ways to choose a location: typing, the device's position, the map. */
function Ways({ choice }: { readonly choice: PlaceChoice }) {
  const { t } = useTranslation();
  const map = useView('map');
  return (
    <>
      <PlaceSearch
        large
        begin={choice.begin}
        onPlace={(place) => void choice.choose(place)}
        onProblem={() => showToast('error', t('common.connectionLost'))}
        busy={choice.busy === 'choosing'}
        otherwise={<OtherWays onMap={() => map.show()} onZone={choice.settle} />}
      />
      <div className={styles['ways']}>
        <Button
          look="soft"
          icon="locate"
          busy={choice.busy === 'locating'}
          onClick={() => void choice.locate()}
        >
          {t('location.useCurrent')}
        </Button>
        <Button look="plain" icon="map" aria-haspopup="dialog" onClick={() => map.show()}>
          {t('location.pickFromMap')}
        </Button>
      </div>
      <ProblemNotice problem={choice.problem} onZone={choice.settle} />
    </>
  );
}

interface LandingPageProps extends CollageProps {
  readonly landing: Reply<'settings.landing'>;
}

/** The landing page: what the market is, and the question where the visitor is. */
export function LandingPage({ landing, stores, items }: LandingPageProps) {
  const { t } = useTranslation();
  const { location } = useVisit();
  const wording = useWording();
  const choice = usePlaceChoice();
  return (
    <div className={styles['page']}>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{landing.fixed_header_title}</h1>
          <p className={styles['lead']}>{landing.fixed_header_sub_title}</p>
          {location && <Onwards location={location} />}
          <Ways choice={choice} />
        </div>
        <Collage stores={stores} items={items} />
      </section>
      <Points />
      <section className={styles['zones']} aria-labelledby="zones">
        <h2 id="zones" className={styles['heading']}>
          {t(wording === 'pickup' ? 'location.zonesPickup' : 'location.zones')}
        </h2>
        <p className={styles['quiet']}>{t('location.zonesLead', { count: landing.store_count })}</p>
        <Suspense fallback={null}>
          <ZoneList zones={landing.zones} onZone={choice.settle} />
        </Suspense>
      </section>
    </div>
  );
}
