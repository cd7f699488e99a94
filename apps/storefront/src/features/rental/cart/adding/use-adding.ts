import { separator } from '../../../../lib/format/separator.ts';
import { type AddVehicleRefusal, tripDialogOf, tripTimeZone } from '@promenade/domain/rental';
import { useState } from 'react';
import { isolate } from '../../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../../lib/session/market.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useIsDrawn } from '../../../../lib/api/use-is-drawn.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { stillHere } from '../../../../lib/view/while-here.ts';
import type { TripSearch } from '../../search/trip-search.ts';
import { useTripTimes, useTripWords } from '../../trips/use-trip-words.ts';
import type { CartTrip, TripCart, TripCartChange } from '../trip-cart.ts';
import { type TripFields, wholeTrip } from '../trip-fields.ts';
import { useHere } from '../use-here.ts';
import { useChangeTripCart, useShowFailure } from '../use-trip-cart.ts';
import { type AddAnswer, agreedChanges, type Asked } from './agreed-changes.ts';
import { questionOf, type TripQuestion, wantsTrip } from './asked.ts';
import { addRefusal } from './decide-add.ts';
import type { VehicleCardView } from '../../vehicles/vehicle-card-view.ts';
import { otherStart, type SentPlace } from './other-start.ts';

export interface Adding {
  readonly add: () => void;
  readonly busy: boolean;
  readonly question: TripQuestion | null;
  readonly answer: (answer: AddAnswer) => void;
  readonly cancel: () => void;
}

/** The question that the rules raise here already, before the server is asked. */
function useOwnQuestion() {
  const { t } = useTranslation();
  const words = useTripWords();
  return (refusal: AddVehicleRefusal, trip: CartTrip | null): TripQuestion | undefined => {
    const dialog = tripDialogOf(refusal.code);
    if (!dialog) return undefined;
    const question = { dialog, text: '', vehicles: [] };
    if (refusal.code === 'other_provider')
      return { ...question, text: t('trips.otherProviderText', { provider: isolate(refusal.provider) }) };
    if (refusal.code !== 'trip_duration_differs' || !trip) return question;
    const lengthOf = (hours: number) => isolate(words.length({ ...trip, estimated_hours: hours }));
    const lengths = { hours: lengthOf(refusal.hours), asked: lengthOf(refusal.asked) };
    return { ...question, text: t('trips.durationDiffers', lengths) };
  };
}

/** Tells how the start of the cart's trip differs from the searched one; undefined if it does not. */
function useOtherStart() {
  const { t } = useTranslation();
  const { config } = useMarket();
  const times = useTripTimes();
  const timeText = (atMs: number | null): string =>
    atMs === null ? t('trips.pickupNow') : times.when(new Date(atMs).toISOString());
  const placeText = ({ location_name: name }: SentPlace): string => name || t('location.pointOnMap');
  return (trip: CartTrip | null, said: TripFields | null): string | undefined => {
    const other = trip && said ? otherStart(trip, said, tripTimeZone(config.time_zone)) : undefined;
    if (!other) return undefined;
    const { time, pickup, destination } = other;
    const textOf = (which: 'cart' | 'asked'): string => {
      const parts = [time && timeText(time[which]), pickup && placeText(pickup[which])];
      parts.push(destination && placeText(destination[which]));
      return isolate(parts.filter(Boolean).join(separator));
    };
    return t('trips.startDiffers', { cart: textOf('cart'), asked: textOf('asked') });
  };
}

/** Sends changes one at a time; a refusal becomes a question, the form of the trip, or a message. */
function useSending(
  vehicleId: string,
  startText: ReturnType<typeof useOtherStart>,
  setQuestion: (question: TripQuestion | null) => void,
) {
  const { t } = useTranslation();
  const { change } = useChangeTripCart();
  const showFailure = useShowFailure();
  const form = useView('trip');
  const isDrawn = useIsDrawn();
  const [busy, setBusy] = useState(false);
  async function send(changes: readonly TripCartChange[], said: TripFields | null): Promise<void> {
    const isHere = stillHere();
    setBusy(true);
    try {
      let cart: TripCart | undefined;
      for (const one of changes) cart = await change(one);
      setQuestion(null);
      showToast('success', t('trips.added'));
      // Pressed before the cart was loaded: the skipped question becomes a message.
      const text = cart && startText(cart.user_data, said);
      if (text !== undefined) showToast('warning', text);
    } catch (error) {
      // Shoppers who have moved on are asked nothing any more, and are told that it is not in the cart.
      const next = (isDrawn() && questionOf(error)) || null;
      setQuestion(next);
      if (!next && wantsTrip(error) && isHere()) form.show(vehicleId);
      else if (!next) showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    send: (changes: readonly TripCartChange[], said: TripFields | null = null) => void send(changes, said),
    askTrip: () => form.show(vehicleId),
  };
}

/** Adds a vehicle, with the questions that the cart raises. */
export function useAdding(vehicle: VehicleCardView, search: TripSearch, cart: TripCart): Adding {
  const { t } = useTranslation();
  const ownQuestion = useOwnQuestion();
  const startText = useOtherStart();
  const [question, setQuestion] = useState<TripQuestion | null>(null);
  const { busy, send, askTrip } = useSending(vehicle.id, startText, setQuestion);
  const asked: Asked = { vehicle, cart, trip: wholeTrip(search, cart.user_data, useHere()) };
  const otherTrip = (text: string | undefined): TripQuestion | undefined =>
    text === undefined
      ? undefined
      : { dialog: 'hour_difference', title: t('trips.tripDiffers'), text, vehicles: [] };
  function add(): void {
    const said = search.tripType ? asked.trip : null;
    const refusal = addRefusal(vehicle, cart, said ?? undefined);
    const own = refusal ? ownQuestion(refusal, cart.user_data) : otherTrip(startText(cart.user_data, said));
    if (refusal?.code === 'trip_missing' || (search.tripType && !said && !cart.user_data)) askTrip();
    else if (refusal?.code === 'vehicle_not_available') showToast('error', t('trips.notAvailable'));
    else if (own) setQuestion(own);
    else send([{ kind: 'add', body: { vehicle_id: vehicle.id, quantity: 1, ...said } }], said);
  }
  return {
    add,
    busy,
    question,
    answer: (answer) => question && send(agreedChanges(question, answer, asked)),
    cancel: () => setQuestion(null),
  };
}
