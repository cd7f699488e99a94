import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { capabilitiesOf } from '@promenade/domain/modules';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { MapView } from '../../ui/map/map-view.tsx';
import { listenInPage } from './listen-in-page.ts';
import styles from './market-views.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Round } from '../../ui/round/round.tsx';

interface ViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The market's location, on a map (NAV-12). */
function AddressMap({ open, onClose }: ViewProps) {
  const { t } = useTranslation();
  const { config } = useMarket();
  const at = config.default_location;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pages.whereWeAre')}
      description={config.address}
      size="wide"
    >
      <MapView
        label={`${t('pages.whereWeAre')}: ${config.address}`}
        source={config.map}
        center={at}
        markers={[{ id: 'market', at, name: config.business_name, icon: 'store', look: 'accent' }]}
      />
    </Dialog>
  );
}

interface WayInProps {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

function WayIn({ to, icon, title, text }: WayInProps) {
  return (
    <Link to={to} className={styles['way']}>
      <Round size={48}>
        <Icon name={icon} size={24} />
      </Round>
      <span>
        <strong className={styles['title']}>{title}</strong>
        <span className={styles['text']}>{text}</span>
      </span>
      <Icon name="chevron-end" />
    </Link>
  );
}

/** Store sign-up and delivery-man sign-up (NAV-07). */
function JoinDialog({ open, onClose }: ViewProps) {
  const { t } = useTranslation();
  const { modules } = useMarket();
  const lets = modules.some(({ module_type, status }) => status === 1 && capabilitiesOf(module_type).trips);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pages.join')}
      description={t('pages.chooseForm')}
      size="small"
    >
      <div className={styles['ways']}>
        <WayIn
          to={paths.storeRegistration(true)}
          icon="store"
          title={t('pages.storeSignUp')}
          text={t('pages.storeSignUpText')}
        />
        {lets && (
          <WayIn
            to={paths.providerRegistration(true)}
            icon="road"
            title={t('pages.providerSignUp')}
            text={t('pages.providerSignUpText')}
          />
        )}
        <WayIn
          to={paths.courierRegistration()}
          icon="bike"
          title={t('pages.courierSignUp')}
          text={t('pages.courierSignUpText')}
        />
      </div>
    </Dialog>
  );
}

/** The market's location (`address-map`), the ways to join it (`join`), and the footer's listeners. */
export function MarketViews() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [map, join] = [useView('address-map'), useView('join')];
  useEffect(() => {
    const stop = new AbortController();
    listenInPage({ navigate, t, signal: stop.signal });
    return () => stop.abort();
  }, [navigate, t]);
  return (
    <>
      <AddressMap open={map.open} onClose={map.hide} />
      <JoinDialog open={join.open} onClose={join.hide} />
    </>
  );
}
