import { type RefObject, useLayoutEffect, useRef } from 'react';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { moveByArrows } from '../../../ui/chip/move-by-arrows.ts';
import { RadioList } from '../../../ui/choice/choice.tsx';
import styles from '../checkout.module.css';
import { Part } from '../../../ui/part/part.tsx';
import { slotDays } from './slots.ts';
import { soonDay } from './soon-day.ts';

interface WhenProps {
  readonly scheduleAt: string | null;
  readonly slots: readonly string[];
  /** The estimated arrival of an immediate order. */
  readonly expectedAt: string | null;
  readonly onChange: (at: string | null) => void;
}

/** The chosen time is scrolled into view: after a reload, and when the day changes. */
function useShownChoice(day: string | undefined): RefObject<HTMLDivElement | null> {
  const times = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another day is shown, not when one of its times is chosen.
  useLayoutEffect(() => {
    const list = times.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (list && chosen) list.scrollTop = chosen.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, [day]);
  return times;
}

function SlotPicker({ slots, scheduleAt, onChange }: Omit<WhenProps, 'expectedAt'>) {
  const { t, language, direction } = useTranslation();
  const format = useFormat();
  const { time_zone: timeZone } = useMarket().config;
  const dayOf = format.nearDay;
  const reader = { nowMs: marketNow(), timeZone, language };
  const days = slotDays(slots, dayOf);
  const shown = days.find(({ day }) => scheduleAt !== null && day === dayOf(scheduleAt)) ?? days[0];
  const times = useShownChoice(shown?.day);
  // Tab stops at the chosen time alone; arrows lead to the others.
  const stop = shown?.slots.find((at) => at === scheduleAt) ?? shown?.slots[0];
  return (
    <div className={styles['slots']}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box. */}
      <div role="group" className={styles['chips']} aria-label={t('checkout.day')}>
        {days.map(({ day, slots: [first] }) => (
          <Chip key={day} chosen={day === shown?.day} onClick={() => first && onChange(first)}>
            {(first && soonDay(first, reader)) ?? day}
          </Chip>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box. */}
      <div
        ref={times}
        role="group"
        className={styles['times']}
        aria-label={t('checkout.time')}
        onKeyDown={(event) => moveByArrows(event, direction)}
      >
        {shown?.slots.map((at) => (
          <Chip
            key={at}
            chosen={at === scheduleAt}
            tabIndex={at === stop ? undefined : -1}
            onClick={() => onChange(at)}
          >
            {format.time(at)}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** As soon as possible, or within the store's opening hours (CHK-08); times are the market's own. */
export function WhenSection({ scheduleAt, slots, expectedAt, onChange }: WhenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [first] = slots;
  if (!first && scheduleAt === null) return null;
  const soon =
    expectedAt && scheduleAt === null ? t('checkout.expected', { time: format.time(expectedAt) }) : undefined;
  return (
    <Part title={t('checkout.when')}>
      <RadioList
        name="when"
        label={t('checkout.when')}
        value={scheduleAt === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: t('checkout.asap'), hint: soon },
          { value: 'later', label: t('checkout.later') },
        ]}
        onChange={(choice) => onChange(choice === 'now' ? null : (first ?? null))}
      />
      {scheduleAt !== null && <SlotPicker slots={slots} scheduleAt={scheduleAt} onChange={onChange} />}
    </Part>
  );
}
