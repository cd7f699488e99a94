import { capabilitiesOf, type ModuleType, type Wording } from '@promenade/domain/modules';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';

/** A tab of favourites: what it is called, and what it says when there are none (WISH-01). */
interface TabWords {
  readonly label: MessageKey;
  readonly none: MessageKey;
}

const itemWords: Readonly<Record<Wording['favourites'], TabWords>> = {
  foods: { label: 'wishlist.foods', none: 'wishlist.noFoods' },
  items: { label: 'wishlist.items', none: 'wishlist.noItems' },
  vehicles: { label: 'wishlist.vehicles', none: 'wishlist.noVehicles' },
};
const signInWords: Readonly<Record<Wording['sellers'], MessageKey>> = {
  stores: 'wishlist.signInText',
  providers: 'wishlist.signInRental',
};
const storeWords: Readonly<Record<Wording['sellers'], TabWords>> = {
  stores: { label: 'wishlist.stores', none: 'wishlist.noStores' },
  providers: { label: 'wishlist.providers', none: 'wishlist.noProviders' },
};

/** What a guest is told the list is for. */
export const signInWord = (moduleType: ModuleType): MessageKey =>
  signInWords[capabilitiesOf(moduleType).wording.sellers];

/** The words of both tabs in a module. */
export function tabWords(moduleType: ModuleType): { readonly items: TabWords; readonly stores: TabWords } {
  const { favourites, sellers } = capabilitiesOf(moduleType).wording;
  return { items: itemWords[favourites], stores: storeWords[sellers] };
}

/** WISH-02: whether a favourite item opens on a page of its own, or in a quick view. */
export function opensPage(moduleType: ModuleType): boolean {
  return capabilitiesOf(moduleType).itemView === 'page';
}
