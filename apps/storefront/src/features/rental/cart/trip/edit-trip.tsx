import { hoursOfDays } from '@promenade/domain/rental';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useBackTo } from '../../../../lib/view/use-back-to.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { useIsDrawn } from '../../../../lib/api/use-is-drawn.ts';
import { whileHere } from '../../../../lib/view/while-here.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TripForm } from '../../search/trip-form.tsx';
import { noTrip, tripFields, type TripSearch } from '../../search/trip-search.ts';
import { questionOf, type TripQuestion } from '../adding/asked.ts';
import type { CartTrip, TripCartChange } from '../trip-cart.ts';
import type { TripFields } from '../trip-fields.ts';
import { useHere } from '../use-here.ts';
import { useChangeTripCart, useShowFailure, useTripCart } from '../use-trip-cart.ts';
import { TripVehicleList } from './trip-vehicle-list.tsx';

const placeView = 'edit-trip-place';

/** The cart's trip as the form of a search holds it. */
function searchOf(trip: CartTrip): TripSearch {
  const { rental_type: tripType, estimated_hours: hours, distance } = trip;
  const duration = { hourly: hours, day_wise: hours / hoursOfDays(1), distance_wise: null }[tripType];
  return {
    tripType,
    duration,
    pickup_location: trip.pickup_location,
    destination_location: trip.destination_location,
    selectedDate: trip.pickup_time,
    distanceData: distance > 0 ? { distanceMeters: Math.round(distance * 1000), duration: 0 } : null,
  };
}

/** The result of the form: the cart's trip changes, or a vehicle is added with the trip. */
function changesFor(
  trip: CartTrip | null,
  fields: TripFields,
  vehicleId: string | null,
  removes: boolean,
): TripCartChange[] {
  const change = { ...fields, remove_conflicting: removes };
  const first: TripCartChange[] = trip ? [{ kind: 'trip', id: trip.id, body: change }] : [];
  if (!vehicleId) return first;
  return [
    ...(removes ? first : []),
    { kind: 'confirm', body: { vehicle_id: vehicleId, quantity: 1, ...fields } },
  ];
}

interface Asked {
  readonly fields: TripFields;
  readonly question: TripQuestion;
}

/** Sends the form; conflicting vehicles raise a question, and are removed after confirmation. */
function useSave(trip: CartTrip | null, vehicleId: string | null, onDone: () => void) {
  const { t } = useTranslation();
  const { change, busy } = useChangeTripCart();
  const showFailure = useShowFailure();
  const isDrawn = useIsDrawn();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isWanted = useRef(false);
  async function send(fields: TripFields, removes: boolean): Promise<void> {
    isWanted.current = true;
    const goOn = whileHere(() => isWanted.current && onDone());
    try {
      for (const one of changesFor(trip, fields, vehicleId, removes)) await change(one);
      setAsked(null);
      showToast('success', t(vehicleId ? 'trips.added' : 'trips.changed'));
      goOn();
    } catch (error) {
      const question = questionOf(error);
      const isListed = isDrawn() && question !== undefined && question.vehicles.length > 0;
      setAsked(isListed ? { fields, question } : null);
      if (!isListed) showFailure(error);
    }
  }
  return {
    busy,
    question: asked?.question ?? null,
    save: (search: TripSearch) => {
      const { pickup_location, rental_type, ...rest } = tripFields(search);
      if (pickup_location && rental_type) void send({ ...rest, pickup_location, rental_type }, false);
    },
    remove: () => asked && void send(asked.fields, true),
    // If the shopper changes their mind in the meantime, the form stays.
    keep: () => {
      isWanted.current = false;
      setAsked(null);
    },
  };
}

/** The subject of the dialog: the cart's trip, or a vehicle that waits for one. Kept while a place is chosen. */
function useSubject() {
  const view = useView('trip');
  const places = useView(placeView);
  const [subject, setSubject] = useState('');
  if (view.open && view.subject !== subject) setSubject(view.subject);
  return { subject, open: view.open || places.open, back: useBackTo('trip', subject) };
}

function EditForm({
  subject,
  onDone,
  onPlaced,
}: {
  readonly subject: string;
  readonly onDone: () => void;
  readonly onPlaced: () => void;
}) {
  const { t } = useTranslation();
  const { user_data: trip } = useTripCart().cart;
  const here = useHere();
  const vehicleId = subject === '' || subject === 'cart' ? null : subject;
  const { busy, question, save, remove, keep } = useSave(trip, vehicleId, onDone);
  const initial = trip ? searchOf(trip) : { ...noTrip, pickup_location: here };
  return (
    <>
      <TripForm
        key={trip?.id}
        initial={initial}
        placeView={placeView}
        onPlaced={onPlaced}
        action={{ label: t(vehicleId ? 'trips.addForTrip' : 'trips.saveTrip'), busy }}
        onSearch={save}
      />
      <TripVehicleList question={question} busy={busy} onRemove={remove} onCancel={keep} />
    </>
  );
}

/** Changes the trip of the cart (RENT-06), or sets the trip of a first vehicle. */
export function EditTrip() {
  const { t } = useTranslation();
  const view = useView('trip');
  const backToCart = useBackTo('cart');
  const { subject, open, back } = useSubject();
  // From the drawer it returns there.
  const done = subject === 'cart' ? backToCart : view.hide;
  return (
    <Dialog open={open} onClose={done} title={t('trips.editTitle')}>
      {open && <EditForm subject={subject} onDone={done} onPlaced={back} />}
    </Dialog>
  );
}
