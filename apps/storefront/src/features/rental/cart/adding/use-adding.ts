import type { Reply } from '@promenade/contract/calls';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useVisit } from '../../../../lib/session/use-visit.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { tripFields, type TripPlace, type TripSearch } from '../../search/trip-search.ts';
import type { TripCart, TripCartChange } from '../trip-cart.ts';
import { fieldsOfCart, type TripFields, wholeTrip } from '../trip-fields.ts';
import { useChangeTripCart, useShowFailure } from '../use-trip-cart.ts';
import { type AddQuestion, questionOf, wantsTrip } from './asked.ts';

export type Vehicle = Reply<'vehicles.details'>;

/** How a question is answered: yes, or to add to the trip as it is. */
export type AddAnswer = 'yes' | 'as_it_is';

export interface Adding {
  readonly add: () => void;
  readonly busy: boolean;
  readonly question: AddQuestion | null;
  readonly answer: (answer: AddAnswer) => void;
  readonly cancel: () => void;
}

/** The place the market is looked at from: where a trip begins unless another place is said. */
export function useHere(): TripPlace | null {
  const { location, point } = useVisit();
  return point && { ...point, location_name: location ?? '' };
}

interface Asked {
  readonly vehicle: Vehicle;
  readonly cart: TripCart;
  /** What is searched for; null where it is no trip yet. */
  readonly trip: TripFields | null;
}

/** What is sent at first: the trip along with it where one is searched for, or where the cart has none. */
function firstChange({ vehicle, trip }: Asked, search: TripSearch): TripCartChange {
  const said = search.tripType ? (trip ?? tripFields(search)) : {};
  return { kind: 'add', body: { vehicle_id: vehicle.id, quantity: 1, ...said } };
}

/** What a yes comes to, one step after the other (RENT-05). */
function agreedChanges(question: AddQuestion, answer: AddAnswer, asked: Asked): TripCartChange[] {
  const { vehicle, cart } = asked;
  const own = cart.user_data && fieldsOfCart(cart.user_data);
  const trip = asked.trip ?? own;
  const one = { vehicle_id: vehicle.id, quantity: 1 };
  if (!trip || answer === 'as_it_is') return [{ kind: 'add', body: one }];
  if (question.kind === 'other_provider') return [{ kind: 'add', body: { ...one, ...trip, replace: true } }];
  if (question.kind !== 'conflict' || !cart.user_data)
    return [{ kind: 'confirm', body: { ...one, ...trip } }];
  const change = { ...trip, remove_conflicting: true };
  return [
    { kind: 'trip', id: cart.user_data.id, body: change },
    { kind: 'add', body: { ...one, ...trip } },
  ];
}

/** Adds a vehicle, with the questions that the cart raises. */
export function useAdding(vehicle: Vehicle, search: TripSearch, cart: TripCart): Adding {
  const { t } = useTranslation();
  const { change } = useChangeTripCart();
  const showFailure = useShowFailure();
  const form = useView('trip');
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<AddQuestion | null>(null);
  const asked: Asked = { vehicle, cart, trip: wholeTrip(search, cart.user_data, useHere()) };
  async function send(changes: readonly TripCartChange[]): Promise<void> {
    setBusy(true);
    try {
      for (const one of changes) await change(one);
      setQuestion(null);
      showToast('success', t('trips.added'));
    } catch (error) {
      const next = questionOf(error) ?? null;
      setQuestion(next);
      if (!next && wantsTrip(error)) form.show(vehicle.id);
      else if (!next) showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return {
    add: () => {
      if (cart.user_data || asked.trip) void send([firstChange(asked, search)]);
      else form.show(vehicle.id);
    },
    busy,
    question,
    answer: (answer) => question && void send(agreedChanges(question, answer, asked)),
    cancel: () => setQuestion(null),
  };
}
