import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { findPlace, type Place } from '../choosing/place.ts';
import { parseRecent } from '../choosing/recent-places.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/** One line of the list below the search. */
export interface Offer {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly detail: string | null;
  /** The place itself: asked for when it is chosen. */
  readonly take: () => Promise<Place>;
}

export interface Offers {
  readonly offers: readonly Offer[];
  /** Said to those who do not see the list, and drawn where the list is empty. */
  readonly note: string;
  readonly asking: boolean;
  readonly recent: boolean;
}

const icons: Record<Suggestion['kind'], IconName> = {
  address: 'pin',
  street: 'road',
  neighbourhood: 'map',
  landmark: 'star',
  store: 'store',
};

/** What a text offers: places chosen before while it is empty (at most 5), else what the search finds. */
export function useOffers(text: string): Offers {
  const { t } = useTranslation();
  const recent = parseRecent(useStored('recent-places'));
  const { state, suggestions } = useSuggestions(text);
  if (text.trim() === '') {
    const offers = recent.map((place): Offer => {
      const { lat, lng } = place;
      return { key: `${lat},${lng}`, icon: 'clock', text: place.text, detail: null, take: async () => place };
    });
    return { offers, note: '', asking: false, recent: true };
  }
  const offers = suggestions.map((suggestion): Offer => {
    const { placeId, kind, secondary_text, house_number_match } = suggestion;
    const near = house_number_match === 'nearest' ? t('location.nearestNumber') : null;
    return {
      key: placeId,
      icon: icons[kind],
      text: suggestion.text,
      detail: [secondary_text, near].filter(Boolean).join(' · ') || null,
      take: () => findPlace(placeId),
    };
  });
  const notes = {
    idle: '',
    asking: '',
    answered: t('location.found', { count: offers.length }),
    failed: t('common.connectionLost'),
  };
  return { offers, note: notes[state], asking: state === 'asking', recent: false };
}
