import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './fact-chips.module.css';
import { FactIcon } from './fact-icon.tsx';
import type { Vehicle } from './rate.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

/** Seats, type, air conditioning, gearbox and fuel (RENT-03). */
export function FactChips({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t } = useTranslation();
  return (
    <ul className={styles['chips']} aria-label={t('rental.facts')}>
      {useVehicleWords()
        .facts(vehicle)
        .map(({ key, icon, text }) => (
          <li key={key} className={styles['chip']}>
            <FactIcon name={icon} />
            {text}
          </li>
        ))}
    </ul>
  );
}
