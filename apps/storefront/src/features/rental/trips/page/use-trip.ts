import type { Reply } from '@promenade/contract/calls';
import { isTripRunning } from '@promenade/domain/rental';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api/browser-client.ts';
import { readEvents } from '../../../../lib/api/event-stream.ts';
import { followLive } from '../../../../lib/api/follow-live.ts';
import { guestQuery } from '../../../../lib/api/guest.ts';

export type Trip = Reply<'trips.details'>;
type TripEvent = Reply<'trips.events'>;

/** Which trip, and how access is granted: as its owner, by number and phone, or by a signed link. */
export interface TripKey {
  readonly id: string;
  readonly phone: string | null;
  readonly link: string | null;
}

// How often the trip is requested while there is no stream.
const pollMs = 8000;

const tripKeyOf = ({ id, phone, link }: TripKey) => ['trip', id, phone, link] as const;

const rightOf = async ({ link }: TripKey) => (link === null ? guestQuery() : { link });

async function readTrip(key: TripKey, signal: AbortSignal): Promise<Trip> {
  const { id, phone } = key;
  if (phone !== null) return call('trips.track', { query: { trip_id: id, contact_number: phone }, signal });
  return call('trips.details', { query: { trip_id: id, ...(await rightOf(key)) }, signal });
}

/** Whether more events may come. */
async function readChanges(
  key: TripKey,
  client: QueryClient,
  onEvent: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  let running = true;
  const applyEvent = (event: TripEvent): void => {
    onEvent();
    running = isTripRunning(event.trip_status);
    const before = client.getQueryData<Trip>(tripKeyOf(key));
    client.setQueryData<Trip>(tripKeyOf(key), (trip) => trip && { ...trip, ...event });
    // A new status changes units, bill and actions too: the stream only has the live part.
    const isNews = before?.trip_status !== event.trip_status || before.updated_at !== event.updated_at;
    if (before && isNews) void client.invalidateQueries({ queryKey: tripKeyOf(key) });
  };
  await readEvents('trips.events', { trip_id: key.id, ...(await rightOf(key)) }, applyEvent, signal);
  return running;
}

export interface LiveTrip {
  readonly trip: Trip | undefined;
  readonly error: Error | null;
  /** Changes are pushed; otherwise the trip is requested every few seconds. */
  readonly live: boolean;
  readonly retry: () => void;
}

/** One trip, live. Number and phone open no stream: such a trip is polled. */
export function useTrip(key: TripKey): LiveTrip {
  const client = useQueryClient();
  const { id, phone, link } = key;
  const [live, setLive] = useState(phone === null);
  const { data, error, refetch } = useQuery({
    queryKey: tripKeyOf(key),
    queryFn: ({ signal }) => readTrip(key, signal),
    refetchInterval: ({ state }) =>
      !live && state.data && isTripRunning(state.data.trip_status) ? pollMs : false,
  });
  const running = data !== undefined && isTripRunning(data.trip_status);
  useEffect(() => {
    if (!running || phone !== null) return undefined;
    return followLive({
      read: (onEvent, signal) => readChanges({ id, phone, link }, client, onEvent, signal),
      onLive: setLive,
    });
  }, [running, id, phone, link, client]);
  const told = live || phone !== null || !running;
  return { trip: data, error: data ? null : error, live: told, retry: () => void refetch() };
}
