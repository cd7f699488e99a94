import type { Reply } from '@promenade/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callQuery } from '../../lib/api/use-call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { tabStorage } from '../../lib/session/storage.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { type About, sendOrKeep } from '../../lib/outbox/outbox.ts';
import { useWaitingValue } from '../../lib/outbox/use-waiting.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { useView } from '../../lib/view/use-view.ts';

const listQuery = callQuery('wishlist.list');
const rentalQuery = callQuery('rentalWishlist.list');

type Goods = { readonly item_id: string } | { readonly store_id: string };
type Hire = { readonly vehicle_id: string } | { readonly provider_id: string };

/** One item or one store; in rental one vehicle or one provider. */
export type Favourite = Goods | Hire;

const isHire = (favourite: Favourite): favourite is Hire =>
  'vehicle_id' in favourite || 'provider_id' in favourite;

function holds(list: Reply<'wishlist.list'> | undefined, favourite: Goods): boolean {
  if (!list) return false;
  return 'item_id' in favourite
    ? list.item.some(({ id }) => id === favourite.item_id)
    : list.store.some(({ id }) => id === favourite.store_id);
}

function holdsHire(list: Reply<'rentalWishlist.list'> | undefined, favourite: Hire): boolean {
  if (!list) return false;
  return 'vehicle_id' in favourite
    ? list.vehicles.some(({ id }) => id === favourite.vehicle_id)
    : list.providers.some(({ id }) => id === favourite.provider_id);
}

/** The customer's favourites; none, and not asked for, while nobody is signed in. */
export function useWishlist() {
  return useQuery({ ...listQuery, enabled: useSignedIn() });
}

/** The customer's favourite vehicles and providers. */
export function useRentalWishlist() {
  return useQuery({ ...rentalQuery, enabled: useSignedIn() });
}

/** Whether something is in its list, which alone is asked for; and whether that is known, or can only be none. */
function useListed(favourite: Favourite): { readonly isListed: boolean; readonly isKnown: boolean } {
  const signedIn = useSignedIn();
  const hire = isHire(favourite);
  const goods = useQuery({ ...listQuery, enabled: signedIn && !hire });
  const rental = useQuery({ ...rentalQuery, enabled: signedIn && hire });
  return {
    isListed: isHire(favourite) ? holdsHire(rental.data, favourite) : holds(goods.data, favourite),
    isKnown: !signedIn || (hire ? rental : goods).isFetched,
  };
}

// As long as it takes to read that it needs an account, and to press.
const signInMs = 8000;

// Long enough to sign in at somebody else's, too short for whoever has the tab next.
const wishLastsMs = 10 * 60_000;

/** What somebody went to sign in for: it is a favourite once they have, though another's page came between. */
const wish = {
  keep: (subject: string) => tabStorage.write('wish', `${Date.now()} ${subject}`),
  take: (subject: string): boolean => {
    const [, at, kept] = /^(\d+) (.+)$/.exec(tabStorage.read('wish') ?? '') ?? [];
    if (kept !== subject) return false;
    tabStorage.write('wish', null);
    return Math.abs(Date.now() - Number(at)) < wishLastsMs;
  },
};

const subjectOf = (favourite: Favourite): string => `favourite ${Object.values(favourite).join()}`;

/** A heart may as well be turned later: without a connection it waits for one. */
function send(
  favourite: Favourite,
  isFavourite: boolean,
  lapsed: string,
): Promise<{ readonly message: string } | 'kept'> {
  const about: About = { subject: subjectOf(favourite), value: isFavourite ? 'off' : 'on', lapsed };
  if (isHire(favourite))
    return isFavourite
      ? sendOrKeep('rentalWishlist.remove', { query: favourite }, about)
      : sendOrKeep('rentalWishlist.add', { query: favourite, body: {} }, about);
  return isFavourite
    ? sendOrKeep('wishlist.remove', { query: favourite }, about)
    : sendOrKeep('wishlist.add', { query: favourite, body: {} }, about);
}

/** Whether something is a favourite, and turning that round (WISH-03, RENT-13). */
export function useFavourite(favourite: Favourite): {
  readonly isFavourite: boolean;
  readonly isKnown: boolean;
  readonly toggle: () => void;
  readonly busy: boolean;
} {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const queryClient = useQueryClient();
  const { isListed, isKnown } = useListed(favourite);
  const signIn = useView('sign-in');
  const subject = subjectOf(favourite);
  const waiting = useWaitingValue(subject);
  const isFavourite = waiting === null ? isListed : waiting === 'on';
  const { queryKey } = isHire(favourite) ? rentalQuery : listQuery;
  const change = useMutation({
    mutationFn: () => send(favourite, isFavourite, t('offline.heartLapsed')),
    onSuccess: (reply) =>
      reply === 'kept' ? showToast('info', t('offline.heartKept')) : showToast('success', reply.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queryKey[0]] }),
  });
  const askToSignIn = (): void => {
    const press = () => {
      wish.keep(subject);
      signIn.show();
    };
    showToast('info', t('wishlist.notLoggedIn'), signInMs, { label: t('wishlist.signIn'), press });
  };
  const toggle = (): void => {
    // Removing is sent without asking for a login; adding is not (WISH-03).
    if (!signedIn && !isFavourite) askToSignIn();
    else change.mutate();
  };
  const takeWish = useEffectEvent(() => {
    if (wish.take(subject) && !isFavourite) toggle();
  });
  useEffect(() => {
    if (signedIn && isKnown) takeWish();
  }, [signedIn, isKnown]);
  return { isFavourite, isKnown, toggle, busy: change.isPending };
}
