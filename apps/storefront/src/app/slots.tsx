import type { ComponentType } from 'react';

/**
 * Where features meet the shell. A feature adds its component to a list here and nothing else:
 * features never import each other, and the shell knows none of them. Components take no props;
 * what they need they read from lib (`useVisit`, `useMarket`, `useStored`) or their own queries.
 */
export interface Slots {
  /** The delivery location, on one line, beside the logo at every width (LOC-01). */
  readonly headerLocation: readonly ComponentType[];
  /** Links of the wide header (1180 px and up), after Home. */
  readonly headerNav: readonly ComponentType[];
  /** Round buttons at the header's end, at every width: wishlist, cart, profile. */
  readonly headerActions: readonly ComponentType[];
  /** Rows of the narrow header's menu, after Home. */
  readonly menuRows: readonly ComponentType[];
  /** Columns of the footer, before the policies. */
  readonly footerColumns: readonly ComponentType[];
  /** Drawers and dialogs that open over any page, each by its own view in the URL (`useView`). */
  readonly overlays: readonly ComponentType[];
}

export const slots: Slots = {
  headerLocation: [],
  headerNav: [],
  headerActions: [],
  menuRows: [],
  footerColumns: [],
  overlays: [],
};

/** Draws one slot. */
export function Slot({ name }: { readonly name: keyof Slots }) {
  return slots[name].map((Part, index) => <Part key={`${name}-${index}`} />);
}
