import { useCarriesParcels } from '../../features/parcel/use-carries-parcels.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { NavLink } from '../../ui/link/link.tsx';

/** Store sign-up and delivery-man sign-up in the narrow header's menu, except for parcels (NAV-07). */
export function JoinRows() {
  const { t } = useTranslation();
  if (useCarriesParcels()) return null;
  return (
    <>
      <li>
        <NavLink replace to={paths.storeRegistration(true)}>
          <Icon name="store" />
          {t('pages.storeSignUp')}
        </NavLink>
      </li>
      <li>
        <NavLink replace to={paths.courierRegistration()}>
          <Icon name="bike" />
          {t('pages.courierSignUp')}
        </NavLink>
      </li>
    </>
  );
}
