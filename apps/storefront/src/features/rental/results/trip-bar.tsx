import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { listSearch } from '../../../lib/view/list-search.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { TripForm } from '../search/trip-form.tsx';
import { type TripSearch, writeTrip } from '../search/trip-search.ts';
import { useTripWords } from '../search/use-trip-words.ts';
import styles from './trip-bar.module.css';

function Part({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  if (text === '') return null;
  return (
    <li className={styles['part']}>
      <Icon name={icon} size={16} />
      <bdi>{text}</bdi>
    </li>
  );
}

/** The trip that vehicles are searched for, and the form to change it. */
export function TripBar({ trip }: { readonly trip: TripSearch }) {
  const { t } = useTranslation();
  const words = useTripWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDetailsElement>(null);
  // Opened in a page before its script had come, it is open and lacks its form.
  useEffect(() => setOpen(bar.current?.open ?? false), []);
  const find = (next: TripSearch): void => {
    setOpen(false);
    void navigate(`?${listSearch(writeTrip(search, next), {})}`, { preventScrollReset: true });
  };
  return (
    <details
      ref={bar}
      className={styles['bar']}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <ul className={styles['parts']} aria-label={t('rental.trip')}>
          <Part icon="locate" text={trip.pickup_location?.location_name ?? t('rental.pickupNone')} />
          <Part icon="pin" text={trip.destination_location?.location_name ?? ''} />
          <Part icon="clock" text={words.when(trip)} />
          <Part icon="road" text={words.howLong(trip)} />
        </ul>
        <span className={styles['change']}>{t('rental.changeTrip')}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles['form']}>{open && <TripForm initial={trip} onSearch={find} />}</div>
    </details>
  );
}
