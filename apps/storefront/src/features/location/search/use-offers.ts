import { separator } from '../../../lib/format/separator.ts';
import type { Place } from '../../../lib/address/address.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { findPlace, type NumberMatch, type Suggestion } from '../choosing/place.ts';
import { forgetPlace, parseRecent } from '../choosing/recent-places.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

/** One row of the list below the search. */
export interface Offer {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly detail: string | null;
  readonly match: NumberMatch;
  /** The place itself: requested when it is chosen. */
  readonly take: () => Promise<Place>;
  /** Removes it from the list; only recent places can be removed. */
  readonly forget?: () => void;
}

export interface Offers extends Pick<Suggestions, 'retry' | 'submit'> {
  readonly state: Suggestions['state'] | 'recent';
  readonly offers: readonly Offer[];
  /** For screen readers, and visible if the list is empty. */
  readonly note: string;
}

const icons: Record<Suggestion['kind'], IconName> = {
  address: 'pin',
  street: 'road',
  corner: 'road',
  neighbourhood: 'map',
  landmark: 'star',
  store: 'store',
};

/** Tells how precise the position of a house number is. */
export const matchTexts: Record<NonNullable<NumberMatch>, MessageKey> = {
  exact: 'location.number_exact',
  interpolated: 'location.number_interpolated',
  nearest: 'location.number_nearest',
};

const recentOffer = (place: Place): Offer => ({
  key: `${place.lat},${place.lng},${place.text}`,
  icon: 'clock',
  text: place.text,
  detail: null,
  match: null,
  take: async () => place,
  forget: () => forgetPlace(place),
});

/** The options for a text: recent places while it is empty (at most 5), otherwise the search results. */
export function useOffers(text: string, session: string): Offers {
  const { t } = useTranslation();
  const recent = parseRecent(useStored('recent-places'));
  const { state, suggestions, ...ask } = useSuggestions(text, session);
  if (text.trim() === '') return { state: 'recent', offers: recent.map(recentOffer), note: '', ...ask };
  const offers = suggestions.map((suggestion): Offer => {
    const { placeId, kind, secondary_text, house_number_match: match } = suggestion;
    const sure = match && t(matchTexts[match]);
    return {
      key: placeId,
      icon: icons[kind],
      text: suggestion.text,
      detail: [secondary_text && isolate(secondary_text), sure].filter(Boolean).join(separator) || null,
      match,
      take: () => findPlace(placeId, session),
    };
  });
  const notes = {
    idle: '',
    asking: offers.length === 0 ? t('location.searching') : '',
    answered: t('location.found', { count: offers.length }),
    failed: t('common.connectionLost'),
    offline: t('location.offline'),
  };
  return { state, offers, note: notes[state], ...ask };
}
