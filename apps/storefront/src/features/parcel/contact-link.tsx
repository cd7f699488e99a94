import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useCarriesParcels } from './use-carries-parcels.ts';
import { NavLink } from '../../ui/link/link.tsx';

/** Where others open the ways to sign up as a store or a courier, parcels say how to reach the market (NAV-07, NAV-15). */
export function ContactLink() {
  const { t } = useTranslation();
  if (useCarriesParcels()) return <NavLink to={paths.helpAndSupport()}>{t('shell.contact')}</NavLink>;
  // Pressed before its dialog's code has come, it opens it by loading the page anew.
  return (
    <a href={paths.viewHere('join')} aria-haspopup="dialog">
      {t('pages.join')}
    </a>
  );
}
