import type { Reply } from '@promenade/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';
import { callQuery } from '../../lib/api/use-call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { showToast } from '../../lib/toast/toasts.ts';

const listQuery = callQuery('wishlist.list');

/** One item or one store. */
export type Favourite = { readonly item_id: string } | { readonly store_id: string };

function holds(list: Reply<'wishlist.list'> | undefined, favourite: Favourite): boolean {
  if (!list) return false;
  return 'item_id' in favourite
    ? list.item.some(({ id }) => id === favourite.item_id)
    : list.store.some(({ id }) => id === favourite.store_id);
}

/** The customer's favourites; none, and not asked for, while nobody is signed in. */
export function useWishlist() {
  return useQuery({ ...listQuery, enabled: useSignedIn() });
}

/** Whether something is a favourite, and turning that round (WISH-03). */
export function useFavourite(favourite: Favourite): {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
  readonly busy: boolean;
} {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const queryClient = useQueryClient();
  const { data } = useWishlist();
  const isFavourite = holds(data, favourite);
  const change = useMutation({
    mutationFn: () =>
      isFavourite
        ? call('wishlist.remove', { query: favourite })
        : call('wishlist.add', { query: favourite, body: {} }),
    onSuccess: ({ message }) => showToast('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listQuery.queryKey }),
  });
  const toggle = (): void => {
    // Removing is sent without asking for a login; adding is not (WISH-03).
    if (!signedIn && !isFavourite) showToast('error', t('wishlist.notLoggedIn'));
    else change.mutate();
  };
  return { isFavourite, toggle, busy: change.isPending };
}
