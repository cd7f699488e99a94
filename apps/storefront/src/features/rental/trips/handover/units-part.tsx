import { separator } from '../../../../lib/format/separator.ts';
import { decideHandover, type HandoverMoment, isTripOff } from '@promenade/domain/rental';
import { isolate } from '../../../../lib/i18n/isolate.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Part } from '../../../../ui/part/part.tsx';
import { useKeptFocus } from '../../../../ui/pass-focus/use-kept-focus.ts';
import styles from '../page/trip.module.css';
import type { Trip } from '../page/use-trip.ts';
import { HandoverForm } from './handover-form.tsx';
import { HandoverNote } from './handover-note.tsx';
import { LiveActions } from '../../../../ui/live-page/live-page.tsx';
import { Phone } from '../../../../lib/format/phone.tsx';

type Unit = Trip['units'][number];

const moments = ['pickup', 'return'] as const satisfies readonly HandoverMoment[];

/** What the customer can record about a unit now. */
function openMoments({ trip_status: status, handovers }: Trip, unitId: string): HandoverMoment[] {
  return moments.filter((moment) => {
    const isWritten = handovers.some(
      (one) => one.unit_id === unitId && one.moment === moment && one.written_by === 'customer',
    );
    return !isWritten && decideHandover(status, moment).ok;
  });
}

function WriteDown({
  trip,
  unit,
  moment,
}: {
  readonly trip: Trip;
  readonly unit: Unit;
  readonly moment: HandoverMoment;
}) {
  const { t } = useTranslation();
  const { open, subject, show, hide } = useView('hand-over');
  const name = `${moment}-${unit.unit_id}`;
  const isThis = open && subject === name;
  const whole = [unit.vehicle_name, unit.plate && isolate(unit.plate)].filter(Boolean).join(' ');
  return (
    <>
      <Button look="outline" size="small" icon="edit" aria-haspopup="dialog" onClick={() => show(name)}>
        {t(`trips.handover_${moment}`)}
        <span className="visually-hidden">
          {separator}
          {whole}
        </span>
      </Button>
      <Dialog open={isThis} onClose={hide} title={t(`trips.handover_${moment}`)} description={whole}>
        {isThis && <HandoverForm tripId={trip.id} unit={unit} moment={moment} onDone={hide} />}
      </Dialog>
    </>
  );
}

function UnitRow({ trip, unit, own }: { readonly trip: Trip; readonly unit: Unit; readonly own: boolean }) {
  const { t } = useTranslation();
  // 'Check at pickup' is gone once it is written down; the focus then goes to what was written, or to the next check.
  const keptFocus = useKeptFocus<HTMLLIElement>('[tabindex], button:enabled');
  const written = trip.handovers.filter(({ unit_id }) => unit_id === unit.unit_id);
  return (
    <li {...keptFocus} className={styles['unit']}>
      <p className={styles['strong']}>
        {unit.vehicle_name} {unit.plate && <bdi className={styles['plate']}>{unit.plate}</bdi>}
      </p>
      {unit.driver && (
        <p className={styles['quiet']}>
          {t('trips.driverName', { name: unit.driver.name })}
          {unit.driver.phone && (
            <>
              {separator}
              <a href={paths.phoneCall(unit.driver.phone)}>
                <Phone number={unit.driver.phone} />
              </a>
            </>
          )}
        </p>
      )}
      {written.map((handover) => (
        <HandoverNote key={handover.id} handover={handover} zone={trip.time_zone} fuel={unit.fuel_type} />
      ))}
      {own && (
        <LiveActions>
          {openMoments(trip, unit.unit_id).map((moment) => (
            <WriteDown key={moment} trip={trip} unit={unit} moment={moment} />
          ))}
        </LiveActions>
      )}
    </li>
  );
}

/**
 * More than the name, which is in the list of vehicles: a bicycle has no plate, and that of a trip that came to nothing
 * is of no use.
 */
function hasMore(trip: Trip, { unit_id, plate, driver }: Unit, own: boolean): boolean {
  const isWritten = trip.handovers.some((one) => one.unit_id === unit_id);
  const isKnown = !isTripOff(trip.trip_status) && Boolean(plate || driver);
  return isKnown || isWritten || (own && openMoments(trip, unit_id).length > 0);
}

/** The reserved units, their drivers, and both sides' hand-over records. */
export function UnitsPart({ trip, own }: { readonly trip: Trip; readonly own: boolean }) {
  const { t } = useTranslation();
  if (!trip.units.some((unit) => hasMore(trip, unit, own))) return null;
  return (
    <Part title={t('trips.units')}>
      <ul className={styles['units']}>
        {trip.units.map((unit) => (
          <UnitRow key={`${unit.line_id} ${unit.unit_id}`} trip={trip} unit={unit} own={own} />
        ))}
      </ul>
    </Part>
  );
}
