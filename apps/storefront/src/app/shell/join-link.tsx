import { useCarriesParcels } from '../../features/parcel/use-carries-parcels.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useView } from '../../lib/view/use-view.ts';

/** Opens the ways to sign up as a store or a courier (NAV-07); parcels show how to reach the market instead. */
export function JoinLink() {
  const { t } = useTranslation();
  const { show } = useView('join');
  if (useCarriesParcels()) return null;
  return (
    <a
      href={paths.viewHere('join')}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        show();
      }}
    >
      {t('pages.join')}
    </a>
  );
}
