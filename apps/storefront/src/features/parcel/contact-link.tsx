import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useCarriesParcels } from './use-carries-parcels.ts';

/** Where others invite stores and couriers to sign up, parcels say how to reach the market (NAV-07, NAV-15). */
export function ContactLink() {
  const { t } = useTranslation();
  return useCarriesParcels() ? <NavLink to={paths.helpAndSupport()}>{t('shell.contact')}</NavLink> : null;
}
