import { useRef } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLetsVehicles } from '../../../lib/session/use-lets-vehicles.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OnDemand } from '../../../ui/lazy/on-demand.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import styles from './location-button.module.css';

interface PanelProps {
  readonly open: boolean;
}

const Panel = queryView<PanelProps>(async () => (await import('./location-panel.tsx')).LocationPanel);

/**
 * The header's delivery location, on one line; it opens the ways to choose another (LOC-01), as the view `location`.
 */
export function LocationButton() {
  const { t } = useTranslation();
  const { location } = useVisit();
  const changeKey = useLetsVehicles() ? 'location.changePickup' : 'location.change';
  const { open, show, hide } = useView('location');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label={location ? t(changeKey, { place: location }) : t('location.choose')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (open ? hide() : show())}
      >
        <Icon name="pin" />
        <span className={styles['place']} dir="auto">
          {location ?? t('location.choose')}
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      <Popover open={open} onClose={hide} anchor={button} title={t('location.title')} titleShown>
        <OnDemand view={Panel} props={{ open }} />
      </Popover>
    </>
  );
}
