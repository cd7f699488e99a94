import { TRIP_LEAST_METRES } from '@promenade/domain/rental';
import type { SubmitEvent } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { focusProblem } from '../../../lib/form/focus-problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Segmented } from '../../../ui/choice/choice.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { latinDigits } from '../../../ui/field/latin-digits.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { OnDemand } from '../../../ui/lazy/on-demand.tsx';
import type { PlaceDialogProps } from './place-dialog.tsx';
import { PlaceField, type TripEnd } from './place-field.tsx';
import styles from './trip-form.module.css';
import { longest, type TripSearch } from './trip-search.ts';
import { type TripForm as TripFormState, useTripForm } from './use-trip-form.ts';
import { useTripWords } from './use-trip-words.ts';
import type { Way } from './use-way.ts';
import { WhenField } from './when-field.tsx';

const PlaceDialog = queryView<PlaceDialogProps>(async () => (await import('./place-dialog.tsx')).PlaceDialog);

// The most common one first.
const tripTypes = ['hourly', 'day_wise', 'distance_wise'] as const;

interface TripFormProps {
  readonly initial: TripSearch;
  readonly onSearch: (trip: TripSearch) => void;
  /** Names the place dialogs in the address, as a page may contain two forms. */
  readonly placeView?: string;
  /** Called when a place is chosen; by default the place dialog closes. */
  readonly onPlaced?: () => void;
  /** The button's label, and whether it is busy; by default it searches, and what is chosen survives a reload. */
  readonly action?: { readonly label: string; readonly busy: boolean };
}

type PlacesProps = Required<Pick<TripFormProps, 'placeView'>> &
  Pick<TripFormProps, 'onPlaced'> & { readonly form: TripFormState };

function WayNote({ way }: { readonly way: Way }) {
  const { t } = useTranslation();
  const words = useTripWords();
  if (way.state === 'none') return null;
  const text = {
    asking: t('rental.wayAsking'),
    failed: t('rental.wayFailed'),
    known: way.length ? words.way(way.length) : '',
  }[way.state];
  return (
    <p className={styles['way']} role="status">
      <Icon name="road" />
      {text}
    </p>
  );
}

/** Hours, days, or the distance (RENT-01). */
function LengthField({ form }: { readonly form: TripFormState }) {
  const { t } = useTranslation();
  const { trip, problems, change, way } = form;
  if (trip.tripType === 'distance_wise' || trip.tripType === null) return <WayNote way={way} />;
  return (
    <TextField
      name="duration"
      inputMode="numeric"
      autoComplete="off"
      label={t(`rental.length_${trip.tripType}`)}
      value={trip.duration ?? ''}
      error={problems.duration && t(problems.duration, { count: longest[trip.tripType] })}
      onChange={({ target }) => {
        // A number field rejects Arabic digits.
        const typed = latinDigits(target.value.trim());
        if (/^\d{0,4}$/.test(typed)) change({ duration: typed === '' ? null : Number(typed) });
      }}
    />
  );
}

function Places({ form, placeView, onPlaced }: PlacesProps) {
  const { t } = useTranslation();
  const view = useView(placeView);
  const { open, subject } = view;
  const hide = onPlaced ?? view.hide;
  const { trip, problems, change } = form;
  const end: TripEnd = subject === 'destination' ? 'destination' : 'pickup';
  const place = trip[`${end}_location`];
  return (
    <>
      <PlaceField
        end="pickup"
        view={placeView}
        place={trip.pickup_location}
        error={problems.pickup && t(problems.pickup)}
        optional={false}
      />
      <PlaceField
        end="destination"
        view={placeView}
        place={trip.destination_location}
        error={problems.destination && t(problems.destination, { metres: TRIP_LEAST_METRES })}
        optional={trip.tripType !== 'distance_wise'}
      />
      <OnDemand
        view={PlaceDialog}
        props={{
          open,
          end,
          place,
          onClose: hide,
          onTake: (taken) => {
            change({ [`${end}_location`]: taken });
            hide();
          },
        }}
      />
    </>
  );
}

/** Where, for how long and when a vehicle is wanted (RENT-01, RENT-12). */
export function TripForm(props: TripFormProps) {
  const { placeView = 'trip-place', onPlaced, action } = props;
  const { t } = useTranslation();
  const form = useTripForm(props.initial, props.onSearch, action === undefined);
  const words = useTripWords();
  const { trip, problems, latestDay, change, submit } = form;
  return (
    <Form
      noValidate
      className={styles['form']}
      aria-label={t('rental.formLabel')}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
        focusProblem(event.currentTarget);
      }}
    >
      <Segmented
        name="trip_type"
        label={t('rental.tripType')}
        value={trip.tripType}
        options={tripTypes.map((type) => ({ value: type, label: t(`rental.type_${type}`) }))}
        onChange={(tripType) => change({ tripType })}
      />
      <Places form={form} placeView={placeView} {...(onPlaced && { onPlaced })} />
      <LengthField form={form} />
      <WhenField
        value={trip.selectedDate}
        latestDay={latestDay}
        error={problems.date && t(problems.date, { date: words.day(latestDay) })}
        onChange={(selectedDate) => change({ selectedDate })}
      />
      {action ? (
        <Button type="submit" size="large" wide busy={action.busy}>
          {action.label}
        </Button>
      ) : (
        <Button type="submit" size="large" wide icon="search">
          {t('rental.find')}
        </Button>
      )}
    </Form>
  );
}
