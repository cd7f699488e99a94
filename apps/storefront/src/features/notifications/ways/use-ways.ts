import type { Body, Reply } from '@promenade/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { putAnswer } from '../../../lib/api/put-answer.ts';
import { callQuery, useCall } from '../../../lib/api/use-call.ts';

/** What the customer chose. */
export type WaySettings = Reply<'notifications.settings'>;
/** The ways of one matter. */
export type MatterWays = WaySettings['matters'][number];

const query = callQuery('notifications.settings');

function withChoice(settings: WaySettings, choice: Body<'notifications.choose'>): WaySettings {
  const matters = settings.matters.map((one) => (one.matter === choice.matter ? choice : one));
  return { ...settings, matters };
}

/** The ways, and choosing them: shown as chosen at once, as kept when the answer is here. */
export function useWays() {
  const client = useQueryClient();
  const { data, error } = useQuery(query);
  const keep = useCall('notifications.choose', {
    onSuccess: ({ settings }) => putAnswer(client, query.queryKey, settings),
  });
  const choose = (choice: MatterWays): void => {
    client.setQueryData<WaySettings>(query.queryKey, (settings) => settings && withChoice(settings, choice));
    const onError = () => void client.invalidateQueries({ queryKey: query.queryKey });
    keep.mutate({ body: choice }, { onError });
  };
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey });
  return { settings: data, error, choose, refresh };
}
