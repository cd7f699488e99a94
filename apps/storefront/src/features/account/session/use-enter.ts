import { capabilitiesOf } from '@promenade/domain/modules';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { addressesQuery } from '../../../lib/address/saved-addresses.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { takeAttemptsAlong } from '../../../lib/attempts/take-attempts-along.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { readStored, writeStored } from '../../../lib/session/browser-store.ts';
import { takePlace } from '../../../lib/session/return-place.ts';
import { tabStorage } from '../../../lib/session/storage.ts';
import { storedModule } from '../../../lib/session/stored-module.ts';
import { parseZoneIds } from '../../../lib/session/visit.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { offerPasskey } from '../passkeys/offer.ts';
import { countCart } from './count-cart.ts';
import { moveGuestAddress } from './move-guest-address.ts';
import { isPrivate } from './private-answers.ts';
import { takeWantedCheckout } from './wanted-checkout.ts';

/** A completed sign-in. */
export interface Entry {
  readonly token: string;
  /** The account was created just now (AUTH-03). */
  readonly isNew: boolean;
  readonly byPasskey: boolean;
}

/** Where a sign-in leads, and where that leads on to. */
export interface Target {
  readonly to: string;
  readonly next: string | null;
}

const goTo = (to: string | null, next: string | null = null): Target | null =>
  to === null ? null : { to, next };

/** What was entered for a new account, until it exists. */
export const signUpDraft = 'sign-up-draft';

/** Whose account it is, as it was typed for signing in: by a password, and by a code. */
export const signInDrafts = { contact: 'sign-in-contact', phone: 'sign-in-phone' } as const;

/** AUTH-07: cart, wishlist and profile are refetched; the cart's count is shown without its drawer. */
async function refetch(queryClient: QueryClient): Promise<void> {
  void queryClient.resetQueries({ predicate: isPrivate });
  await moveGuestAddress().catch(() => undefined);
  void queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
  void queryClient.prefetchQuery(callQuery('accounts.info'));
  void queryClient.prefetchQuery(callQuery('wishlist.list'));
  await countCart();
}

/** Whether the chosen module offers the choice of interests (NAV-06). */
async function hasInterests(): Promise<boolean> {
  const hasZone = parseZoneIds(readStored('zoneid') ?? undefined).length > 0;
  const module = storedModule();
  if (!hasZone || !module || !capabilitiesOf(module.module_type).interests) return false;
  const categories = await call('catalog.categories').catch(() => []);
  return categories.length > 0;
}

/**
 * What follows a completed sign-in (AUTH-07). Returns where to go, or null to stay: a new account goes to the
 * interests or home (AUTH-03), who was asked on the way to the checkout goes on there, and a visitor whose session had
 * died goes back to where they were.
 */
export function useEnter(): (entry: Entry) => Promise<Target | null> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async ({ token, isNew, byPasskey }) => {
    const guest = readStored('token') === null ? whoIsHere() : null;
    // Stored by a dead session, in this tab.
    const place = takePlace();
    writeStored('token', token);
    // The guest's cart was merged into the account; the guest id is not valid any more.
    writeStored('guest_id', null);
    if (guest !== null) takeAttemptsAlong({ guest, sessionEnded: place !== null });
    for (const draft of [signUpDraft, ...Object.values(signInDrafts)]) tabStorage.write(draft, null);
    void refetch(queryClient).catch(() => undefined);
    showToast('success', isNew ? t('account.signedUp') : t('account.loggedIn'));
    if (!byPasskey) void offerPasskey();
    // Where a visitor goes who has not moved since (SYS-05).
    const wanted = takeWantedCheckout();
    if (!isNew) return goTo(wanted ?? (location.pathname === paths.home() ? place : null));
    writeStored('invitation', null);
    if (await hasInterests()) return goTo(paths.interest(), wanted);
    return goTo(wanted ?? paths.home());
  };
}
