import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OtherWays } from '../choosing/other-ways.tsx';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import { usePlaceChoice } from '../choosing/use-place-choice.ts';
import { PlaceSearch } from '../search/place-search.tsx';
import styles from './location-panel.module.css';
import { SavedAddresses } from './saved-addresses.tsx';

/** What the header's location opens: search, current location, map, saved addresses (LOC-01 to LOC-05). */
export function LocationPanel() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const map = useView('map');
  const signIn = useView('sign-in');
  const { choose, locate, settle, begin, busy, problem } = usePlaceChoice();
  return (
    <div className={styles['panel']}>
      <PlaceSearch
        begin={begin}
        onPlace={(place) => void choose(place)}
        onProblem={() => showToast('error', t('common.connectionLost'))}
        busy={busy === 'choosing'}
        otherwise={<OtherWays onMap={() => map.show()} onZone={settle} />}
        inFlow
      />
      <div className={styles['ways']}>
        <Button look="soft" icon="locate" busy={busy === 'locating'} onClick={() => void locate()}>
          {t('location.useCurrent')}
        </Button>
        <Button look="soft" icon="map" aria-haspopup="dialog" onClick={() => map.show()}>
          {t('location.pickFromMap')}
        </Button>
      </div>
      <ProblemNotice problem={problem} onZone={settle} />
      {signedIn ? (
        <SavedAddresses onChoose={settle} />
      ) : (
        <div className={styles['guest']}>
          <p>{t('location.guest')}</p>
          <Button look="outline" size="small" onClick={() => signIn.show()}>
            {t('location.signIn')}
          </Button>
        </div>
      )}
    </div>
  );
}
