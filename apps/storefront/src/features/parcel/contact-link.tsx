import { capabilitiesOf } from '@promenade/domain/modules';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { Icon } from '../../ui/icon/icon.tsx';

function useCarriesParcels(): boolean {
  const { module } = useVisit();
  return module !== null && capabilitiesOf(module.module_type).parcels;
}

/** Where others invite stores and couriers to sign up, parcels say how to reach the market (NAV-07, NAV-15). */
export function ContactLink() {
  const { t } = useTranslation();
  return useCarriesParcels() ? <NavLink to={paths.helpAndSupport()}>{t('parcel.contact')}</NavLink> : null;
}

/** The same in the narrow header's menu. */
export function ContactRow() {
  const { t } = useTranslation();
  if (!useCarriesParcels()) return null;
  return (
    <li>
      <NavLink to={paths.helpAndSupport()}>
        <Icon name="phone" />
        {t('parcel.contact')}
      </NavLink>
    </li>
  );
}
