import { useEffect, useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { call } from '../../../lib/api/browser-client.ts';
import type { Outside } from './outside.ts';
import { type ListedZone, ZoneList } from './zone-list.tsx';

interface ZoneNamesProps {
  readonly onZone: (place: Place, zoneIds: readonly string[]) => void;
  /** A place that none of them holds: the nearest comes first. */
  readonly outside?: Outside | undefined;
}

let asked: Promise<readonly ListedZone[]> | undefined;

// Once for all lists of a page; what failed is asked for again by the next list.
function askForZones(): Promise<readonly ListedZone[]> {
  asked ??= call('settings.landing').then(
    ({ zones }) => zones,
    () => {
      asked = undefined;
      return [];
    },
  );
  return asked;
}

/** The zones by their names, asked for when they are first needed: no page but the landing carries them along. */
export function ZoneNames({ onZone, outside }: ZoneNamesProps) {
  const [zones, setZones] = useState<readonly ListedZone[]>();
  useEffect(() => {
    void askForZones().then(setZones);
  }, []);
  return zones && <ZoneList zones={zones} onZone={onZone} outside={outside} compact />;
}
