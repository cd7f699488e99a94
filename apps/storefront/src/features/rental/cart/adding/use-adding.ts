import type { Reply } from '@promenade/contract/calls';
import { type AddVehicleRefusal, tripDialogOf } from '@promenade/domain/rental';
import { useState } from 'react';
import { isolate } from '../../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import type { TripSearch } from '../../search/trip-search.ts';
import { useTripWords } from '../../trips/use-trip-words.ts';
import type { CartTrip, TripCart, TripCartChange } from '../trip-cart.ts';
import { fieldsOfCart, type TripFields, wholeTrip } from '../trip-fields.ts';
import { useHere } from '../use-here.ts';
import { useChangeTripCart, useShowFailure } from '../use-trip-cart.ts';
import { questionOf, type TripQuestion, wantsTrip } from './asked.ts';
import { addRefusal } from './decide-add.ts';

export type Vehicle = Reply<'vehicles.details'>;

/** How a question is answered: yes, or to add to the trip as it is. */
export type AddAnswer = 'yes' | 'as_it_is';

export interface Adding {
  readonly add: () => void;
  readonly busy: boolean;
  readonly question: TripQuestion | null;
  readonly answer: (answer: AddAnswer) => void;
  readonly cancel: () => void;
}

interface Asked {
  readonly vehicle: Vehicle;
  readonly cart: TripCart;
  /** What is searched for; null where it is no trip yet. */
  readonly trip: TripFields | null;
}

/** What a yes comes to, one step after the other (RENT-05). */
export function agreedChanges(
  { dialog }: Pick<TripQuestion, 'dialog'>,
  answer: AddAnswer,
  { vehicle, cart, trip: asked }: Asked,
): TripCartChange[] {
  const trip = asked ?? (cart.user_data && fieldsOfCart(cart.user_data));
  const one = { vehicle_id: vehicle.id, quantity: 1 };
  if (!trip || answer === 'as_it_is') return [{ kind: 'add', body: one }];
  if (dialog === 'same_provider') return [{ kind: 'add', body: { ...one, ...trip, replace: true } }];
  const isListed = dialog === 'trip_vehicle_list' || dialog === 'remove_and_continue';
  if (!isListed || !cart.user_data) return [{ kind: 'confirm', body: { ...one, ...trip } }];
  return [
    { kind: 'trip', id: cart.user_data.id, body: { ...trip, remove_conflicting: true } },
    { kind: 'add', body: { ...one, ...trip } },
  ];
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

/** Sends changes one after the other; a refusal becomes a question, the form of the trip, or a message. */
function useSending(vehicleId: string, setQuestion: (question: TripQuestion | null) => void) {
  const { t } = useTranslation();
  const { change } = useChangeTripCart();
  const showFailure = useShowFailure();
  const form = useView('trip');
  const [busy, setBusy] = useState(false);
  async function send(changes: readonly TripCartChange[]): Promise<void> {
    setBusy(true);
    try {
      for (const one of changes) await change(one);
      setQuestion(null);
      showToast('success', t('trips.added'));
    } catch (error) {
      const next = questionOf(error) ?? null;
      setQuestion(next);
      if (!next && wantsTrip(error)) form.show(vehicleId);
      else if (!next) showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    send: (changes: readonly TripCartChange[]) => void send(changes),
    askTrip: () => form.show(vehicleId),
  };
}

/** Adds a vehicle, with the questions that the cart raises. */
export function useAdding(vehicle: Vehicle, search: TripSearch, cart: TripCart): Adding {
  const { t } = useTranslation();
  const ownQuestion = useOwnQuestion();
  const [question, setQuestion] = useState<TripQuestion | null>(null);
  const { busy, send, askTrip } = useSending(vehicle.id, setQuestion);
  const asked: Asked = { vehicle, cart, trip: wholeTrip(search, cart.user_data, useHere()) };
  function add(): void {
    const said = search.tripType ? asked.trip : null;
    const refusal = addRefusal(vehicle, cart, said ?? undefined);
    const own = refusal && ownQuestion(refusal, cart.user_data);
    if (refusal?.code === 'trip_missing' || (search.tripType && !said && !cart.user_data)) askTrip();
    else if (refusal?.code === 'vehicle_not_available') showToast('error', t('trips.notAvailable'));
    else if (own) setQuestion(own);
    else send([{ kind: 'add', body: { vehicle_id: vehicle.id, quantity: 1, ...said } }]);
  }
  return {
    add,
    busy,
    question,
    answer: (answer) => question && send(agreedChanges(question, answer, asked)),
    cancel: () => setQuestion(null),
  };
}
