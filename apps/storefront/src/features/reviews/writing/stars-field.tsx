import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './review-form.module.css';

interface StarsFieldProps {
  /** 0 before one is chosen. */
  readonly value: number;
  readonly problem: string | undefined;
  readonly onChange: (value: number) => void;
}

/** One to five stars: radio buttons that look like it. */
export function StarsField({ value, problem, onChange }: StarsFieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['stars']} aria-invalid={problem ? true : undefined}>
      <legend>{t('review.starsLabel')}</legend>
      <div className={styles['row']}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className={styles['star']} data-on={count <= value || undefined}>
            <input
              type="radio"
              name="rating"
              className="visually-hidden"
              aria-label={t('review.stars', { count })}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <Icon name="star" size={32} />
          </label>
        ))}
      </div>
      {problem && (
        <p role="alert" className={styles['problem']}>
          <Icon name="warning" size={16} />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
