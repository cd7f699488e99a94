import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useCarriesParcels } from './use-carries-parcels.ts';
import { NavLink } from '../../ui/link/link.tsx';

/**
 * Where other modules link to the sign-up of stores and couriers, parcels link to the market's contact (NAV-07,
 * NAV-15).
 */
export function ContactLink() {
  const { t } = useTranslation();
  if (useCarriesParcels()) return <NavLink to={paths.helpAndSupport()}>{t('shell.contact')}</NavLink>;
  // If it is pressed before its dialog's code is loaded, it opens it by reloading the page.
  return (
    <a href={paths.viewHere('join')} aria-haspopup="dialog">
      {t('pages.join')}
    </a>
  );
}
