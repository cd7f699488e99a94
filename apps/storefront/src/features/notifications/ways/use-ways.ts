import type { Reply } from '@promenade/contract/calls';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { putAnswer } from '../../../lib/api/put-answer.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';
import { callQuery } from '../../../lib/api/use-call.ts';

/** What the customer chose. */
export type WaySettings = Reply<'notifications.settings'>;
/** The ways of one matter. */
export type MatterWays = WaySettings['matters'][number];

const query = callQuery('notifications.settings');

function withChoice(settings: WaySettings, choice: MatterWays): WaySettings {
  const matters = settings.matters.map((one) => (one.matter === choice.matter ? choice : one));
  return { ...settings, matters };
}

const chooseKey = ['notifications.choose'];

/** Saves the choices one at a time, since an outdated answer would restore what it found. */
function useChoose() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: chooseKey,
    scope: { id: 'notifications.choose' },
    mutationFn: (choice: MatterWays) => call('notifications.choose', { body: choice }),
    onMutate: whoIsHere,
    onSuccess: ({ settings }, _choice, who) => putAnswer(client, query.queryKey, settings, who),
    // Without an answer it may be saved or not.
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
}

/** The channels, and choosing them: shown as chosen while that is being saved, and then as the market has them. */
export function useWays() {
  const client = useQueryClient();
  const { data, error } = useQuery(query);
  const { mutate: choose } = useChoose();
  const chosen = useMutationState({
    filters: { mutationKey: chooseKey, status: 'pending' },
    select: ({ state }) => state.variables as MatterWays,
  });
  const settings = data && chosen.reduce(withChoice, data);
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  return { settings, error, choose, refresh };
}
