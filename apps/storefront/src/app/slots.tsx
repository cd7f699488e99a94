import type { ComponentType } from 'react';
import { AccountDialogs } from '../features/account/index.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { LocationButton } from '../features/location/header/location-button.tsx';
import { MapDialog } from '../features/location/picker/map-dialog.tsx';
import { ChatButton } from '../features/messages/index.ts';
import { ModuleOverlay, ModuleSwitcher } from '../features/modules/index.ts';
import { TrackLink } from '../features/orders/track-link.tsx';
import { ContactLink } from '../features/parcel/contact-link.tsx';
import { WishlistButton } from '../features/wishlist/index.ts';
import { CartOverlay } from './overlays/cart-overlay.tsx';
import { ItemOverlay } from './overlays/item-overlay.tsx';
import { AccountWithCount } from './shell/account-with-count.tsx';
import { MarketOverlay } from './overlays/market-overlay.tsx';
import { NavigationBar } from './shell/navigation-bar.tsx';
import { ReviewOverlay } from './overlays/review-overlay.tsx';
import { WishlistOverlay } from './overlays/wishlist-overlay.tsx';

/**
 * Where features meet the shell. A feature adds its component here under its own name (`cart: CartButton`), in the
 * order of rendering: features never import each other, and the shell knows none of them. Components take no props;
 * what they need they read from lib (`useVisit`, `useMarket`, `useStored`) or their own queries.
 */
export interface Slots {
  /**
   * The delivery location, on one line, next to the logo at every width (LOC-01), and the module switcher at its end.
   */
  readonly headerLocation: Readonly<Record<string, ComponentType>>;
  /** Links of the wide header (1180 px and up), after Home. */
  readonly headerNav: Readonly<Record<string, ComponentType>>;
  /** Round buttons at the header's end, at every width: wishlist, cart, profile. */
  readonly headerActions: Readonly<Record<string, ComponentType>>;
  /** Drawers and dialogs that open over any page, each by its own view in the URL (`useView`). */
  readonly overlays: Readonly<Record<string, ComponentType>>;
}

export const slots: Slots = {
  headerLocation: { location: LocationButton, module: ModuleSwitcher },
  headerNav: { contact: ContactLink, track: TrackLink },
  headerActions: { chat: ChatButton, wishlist: WishlistButton, cart: CartButton, account: AccountWithCount },
  overlays: {
    navigation: NavigationBar,
    item: ItemOverlay,
    cart: CartOverlay,
    account: AccountDialogs,
    wishlist: WishlistOverlay,
    review: ReviewOverlay,
    map: MapDialog,
    module: ModuleOverlay,
    market: MarketOverlay,
  },
};

/** Draws one slot. */
export function Slot({ name }: { readonly name: keyof Slots }) {
  return Object.entries(slots[name]).map(([key, Part]) => <Part key={key} />);
}
