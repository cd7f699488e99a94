import { latinDigits } from '@promenade/domain/contact';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/choice.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import form from '../form/form.module.css';
import type { Problems } from '../form/problems.ts';
import styles from './store.module.css';
import type { ChangeStore, DayHours, StoreDraft } from './store-draft.ts';
import { weekdayNames } from './store-problems.ts';

// A break at noon and one in the afternoon.
const mostADay = 3;
const usual = { opens: '09:00', closes: '18:00' };
const evening = { opens: '19:00', closes: '22:00' };
// A week begins on Monday.
const readingOrder = [1, 2, 3, 4, 5, 6, 0] as const;

interface DayProps {
  readonly name: string;
  readonly hours: DayHours;
  readonly onChange: (hours: DayHours) => void;
}

/** The hours of one day: closed, or up to three intervals. */
function Day({ name, hours, onChange }: DayProps) {
  const { t } = useTranslation();
  const isOpen = hours.length > 0;
  const write = (at: number, change: Partial<DayHours[number]>): void =>
    onChange(hours.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <li className={styles['day']}>
      <Checkbox
        className={styles['dayName'] ?? ''}
        label={name}
        checked={isOpen}
        onChange={() => onChange(isOpen ? [] : [usual])}
      />
      <div className={styles['spans']}>
        {!isOpen && <span className={styles['off']}>{t('partners.closed')}</span>}
        {hours.map(({ opens, closes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name than their place.
          <div key={at} className={styles['span']}>
            {(['opens', 'closes'] as const).map((end) => (
              <TextField
                key={end}
                label={t(`partners.${end}`, { day: name })}
                labelHidden
                type="time"
                className={styles['time'] ?? ''}
                value={end === 'opens' ? opens : closes}
                onChange={({ target }) => write(at, { [end]: target.value })}
              />
            ))}
            <IconButton
              icon="close"
              label={t('partners.removeHours', { day: name })}
              onClick={() => onChange(hours.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {isOpen && hours.length < mostADay && (
          <Button
            look="plain"
            size="small"
            icon="plus"
            aria-label={t('partners.addHoursOf', { day: name })}
            onClick={() => onChange([...hours, evening])}
          >
            {t('partners.addHours')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface HoursStepProps {
  readonly draft: StoreDraft;
  readonly problems: Problems;
  readonly alwaysOpen: boolean;
  readonly delivers: boolean;
  readonly onChange: ChangeStore;
}

function Week({ draft, problems, onChange }: Pick<HoursStepProps, 'draft' | 'problems' | 'onChange'>) {
  const { t, language } = useTranslation();
  const names = weekdayNames(language);
  const { week } = draft;
  const set = (weekday: number, hours: DayHours): void =>
    onChange({ week: week.map((day, index) => (index === weekday ? hours : day)) });
  const first = readingOrder.map((weekday) => week[weekday] ?? []).find((day) => day.length > 0);
  const copy = (): void => {
    if (first) onChange({ week: week.map((day) => (day.length > 0 ? first : day)) });
  };
  const wrong = problems['opening_hours'];
  return (
    <fieldset className={form['group']} data-invalid={wrong ? true : undefined}>
      <legend>{t('partners.hours')}</legend>
      <p className={form['quiet']}>{t('partners.hoursHint')}</p>
      {wrong && <FieldError>{wrong}</FieldError>}
      <ul className={styles['week']}>
        {readingOrder.map((weekday) => (
          <Day
            key={weekday}
            name={names[weekday] ?? ''}
            hours={week[weekday] ?? []}
            onChange={(hours) => set(weekday, hours)}
          />
        ))}
      </ul>
      <Button look="soft" size="small" className={styles['copy']} disabled={!first} onClick={copy}>
        {t('partners.copyHours')}
      </Button>
    </fieldset>
  );
}

/** Opening hours, and the time an order takes. */
export function HoursStep({ draft, problems, alwaysOpen, delivers, onChange }: HoursStepProps) {
  const { t } = useTranslation();
  return (
    <>
      {alwaysOpen ? (
        <p>{t('partners.alwaysOpen')}</p>
      ) : (
        <Week draft={draft} problems={problems} onChange={onChange} />
      )}
      {delivers && (
        <fieldset className={form['group']}>
          <legend>{t('partners.minutes')}</legend>
          <div className={styles['minutes']}>
            <TextField
              label={t('partners.minutesFrom')}
              inputMode="numeric"
              dir="ltr"
              maxLength={3}
              value={draft.minutesFrom}
              error={problems['minimum_delivery_time']}
              onChange={({ target }) => onChange({ minutesFrom: latinDigits(target.value) })}
            />
            <TextField
              label={t('partners.minutesTo')}
              inputMode="numeric"
              dir="ltr"
              maxLength={3}
              value={draft.minutesTo}
              error={problems['maximum_delivery_time']}
              onChange={({ target }) => onChange({ minutesTo: latinDigits(target.value) })}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
