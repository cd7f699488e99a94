import type { WrittenInterval } from '@promenade/domain/hours';
import { draftStore } from '../form/draft-store.ts';

/** A day's hours as entered; a day without any is closed. */
export type DayHours = readonly { readonly opens: string; readonly closes: string }[];

/** The application of a store or provider as far as it is filled in; all as text, so that half a number is not lost. */
export interface StoreDraft {
  readonly f_name: string;
  readonly l_name: string;
  readonly email: string;
  readonly phone: string;
  readonly moduleId: string;
  readonly name: string;
  readonly kind: string;
  readonly address: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly zoneId: string;
  readonly pickupZoneIds: readonly string[];
  /** Seven lists, Sunday first. */
  readonly week: readonly DayHours[];
  readonly minutesFrom: string;
  readonly minutesTo: string;
  readonly taxId: string;
  readonly plan: string;
}

export type ChangeStore = (change: Partial<StoreDraft>) => void;

const usual: DayHours = [{ opens: '09:00', closes: '18:00' }];

const emptyStore: StoreDraft = {
  f_name: '',
  l_name: '',
  email: '',
  phone: '',
  moduleId: '',
  name: '',
  kind: '',
  address: '',
  latitude: '',
  longitude: '',
  zoneId: '',
  pickupZoneIds: [],
  week: [[], usual, usual, usual, usual, usual, []],
  minutesFrom: '20',
  minutesTo: '40',
  taxId: '',
  plan: '',
};

/** The draft of a store, or of a provider: one of each. */
export const storeDrafts = draftStore<StoreDraft>('partner-store', emptyStore);
export const providerDrafts = draftStore<StoreDraft>('partner-provider', emptyStore);

/**
 * Half the world writes a decimal comma, and Arabic has its own. What is copied from a page may bring marks of direction
 * along, and a minus of print.
 */
const coordinate = (written: string): number =>
  Number(
    written
      .replace(/\p{Cf}/gu, '')
      .replace('\u2212', '-')
      .replace(/[,٫]/, '.'),
  );

/** The entered point, if both coordinates are valid. */
export function pointOf({ latitude, longitude }: Pick<StoreDraft, 'latitude' | 'longitude'>) {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined;
  const lat = coordinate(latitude);
  const lng = coordinate(longitude);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** A point as text: six decimals are a tenth of a metre. */
export const writtenPoint = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({
  latitude: String(Number(lat.toFixed(6))),
  longitude: String(Number(lng.toFixed(6))),
});

/** The week as in the API. */
export function writtenWeek(week: StoreDraft['week']): WrittenInterval[] {
  return week.flatMap((day, weekday) => day.map(({ opens, closes }) => ({ weekday, opens, closes })));
}
