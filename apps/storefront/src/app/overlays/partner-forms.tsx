import { PlaceSearch } from '../../features/location/search/place-search.tsx';
import type { PlaceSearchSlot } from '../../features/partners/store/place-part.tsx';
import { StoreForm } from '../../features/partners/store/store-form.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toast/toasts.ts';

const Search: PlaceSearchSlot = ({ begin, onPlace }) => {
  const { t } = useTranslation();
  return (
    <PlaceSearch
      begin={begin}
      onPlace={(place) => onPlace(place)}
      onProblem={() => showToast('error', t('common.connectionLost'))}
    />
  );
};

/** The application of a store or provider, put together with the address search of another feature. */
export function StoreFormView({ trips }: { readonly trips: boolean }) {
  return <StoreForm trips={trips} PlaceSearch={Search} />;
}
