import { useEffect, useEffectEvent, useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { turns } from '../../../lib/turns/turns.ts';
import type { MapPoint, MapTarget } from '../../../ui/map/map-types.ts';
import { startZoom } from '../../../ui/map/start-zoom.ts';
import { holds, type Zone, zoneAt } from '../form/use-zones.ts';
import { addressLookup, type FindAddress } from './address-lookup.ts';
import { type ChangeStore, pointOf, type StoreDraft, writtenPoint } from './store-draft.ts';

export interface StorePlaceProps {
  readonly draft: StoreDraft;
  readonly zones: readonly Zone[];
  readonly onChange: ChangeStore;
}

const findAddress: FindAddress = async (query) =>
  (await call('geo.reverse', { query })).results[0]?.formatted_address;

/** The consequences of a new point: its zone, unless it is in the chosen one, and its address unless that was typed. */
function usePoint({ draft, zones, onChange }: StorePlaceProps) {
  const [found, setFound] = useState('');
  const isOurs = draft.address === '' || draft.address === found;
  // A chosen suggestion is asked for its point: one that comes after another point was set is no longer wanted.
  const [begin] = useState(turns);
  const [lookup] = useState(() => addressLookup(findAddress));
  // What is typed while the address of a point is on its way stays.
  useEffect(() => {
    if (!isOurs) lookup.stop();
  }, [isOurs, lookup]);
  const take = (address: string): void => {
    setFound(address);
    onChange({ address });
  };
  const zoneFor = (point: MapPoint): string => {
    const chosen = zones.find(({ id }) => id === draft.zoneId);
    return chosen && holds(chosen, point) ? chosen.id : (zoneAt(zones, point) ?? draft.zoneId);
  };
  // For a point that was set before the zones were loaded.
  const placeLate = useEffectEvent(() => {
    const point = pointOf(draft);
    const zoneId = draft.zoneId === '' && point ? zoneAt(zones, point) : undefined;
    if (zoneId !== undefined) onChange({ zoneId });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they come once.
  useEffect(() => placeLate(), [zones]);
  const place = (point: MapPoint): void => {
    begin();
    lookup.stop();
    onChange({ ...writtenPoint(point), zoneId: zoneFor(point) });
  };
  const pick = async (point: MapPoint): Promise<void> => {
    place(point);
    if (!isOurs) return;
    const address = await lookup.look(point);
    if (address !== undefined) take(address);
  };
  return { begin, place, pick, take };
}

/** The location of a shop, in the four ways it can be given, and what the map shows of it. */
export function useStorePlace(props: StorePlaceProps) {
  const { draft, zones, onChange } = props;
  const { begin, place, pick, take } = usePoint(props);
  const [target, setTarget] = useState<MapTarget>();
  const search = (chosen: Place): void => {
    place(chosen);
    setTarget({ lat: chosen.lat, lng: chosen.lng, zoom: startZoom.picker });
    if (chosen.text !== '') take(chosen.text);
  };
  const chooseZone = (zoneId: string): void => {
    onChange({ zoneId });
    const next = zones.find(({ id }) => id === zoneId);
    if (next && !pointOf(draft)) setTarget({ lat: next.latitude, lng: next.longitude, zoom: startZoom.zone });
  };
  const write = (change: Partial<Pick<StoreDraft, 'latitude' | 'longitude'>>): void => {
    const point = pointOf({ ...draft, ...change });
    if (point) {
      place(point);
      setTarget({ ...point, zoom: startZoom.picker });
    }
    // As it was typed: reformatting would change the field while typing.
    onChange(change);
  };
  return { target, begin, pick, search, chooseZone, write };
}
