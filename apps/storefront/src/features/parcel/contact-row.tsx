import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useCarriesParcels } from './use-carries-parcels.ts';
import { NavLink } from '../../ui/link/link.tsx';

/** The market's contact, in the narrow header's menu of parcels (NAV-07). */
export function ContactRow() {
  const { t } = useTranslation();
  if (!useCarriesParcels()) return null;
  return (
    <li>
      <NavLink replace to={paths.helpAndSupport()}>
        <Icon name="phone" />
        {t('shell.contact')}
      </NavLink>
    </li>
  );
}
