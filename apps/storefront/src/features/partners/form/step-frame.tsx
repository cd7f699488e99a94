import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './form.module.css';
import { showDrawnProblem } from './problems.ts';

/** A step with its heading. */
export interface StepName<Step extends string> {
  readonly id: Step;
  readonly title: MessageKey;
}

interface StepFrameProps<Step extends string> {
  readonly title: string;
  readonly steps: readonly StepName<Step>[];
  readonly at: number;
  readonly busy: boolean;
  readonly onGo: (step: Step) => void;
  /** Continue, or send on the last step. */
  readonly onNext: () => void;
  /** Deletes the draft on this device. */
  readonly onStartOver: () => void;
  readonly children: ReactNode;
}

/** The progress; earlier steps can be revisited. */
function Progress<Step extends string>({
  steps,
  at,
  onGo,
}: Pick<StepFrameProps<Step>, 'steps' | 'at' | 'onGo'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ol className={styles['progress']} aria-label={t('partners.progress')}>
      {steps.map(({ id, title }, index) => {
        const mark = (
          <span className={styles['mark']} aria-hidden="true">
            {index < at ? <Icon name="check" size={16} /> : format.number(index + 1)}
          </span>
        );
        const state = index < at ? 'done' : index === at ? 'now' : 'later';
        return (
          <li key={id} data-state={state} aria-current={index === at ? 'step' : undefined}>
            {index < at ? (
              <button type="button" onClick={() => onGo(id)}>
                {mark}
                <span>{t(title)}</span>
              </button>
            ) : (
              <span className={styles['stop']}>
                {mark}
                <span>{t(title)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** One step of an application: the progress, its fields, and the buttons. */
export function StepFrame<Step extends string>(props: StepFrameProps<Step>) {
  const { title, steps, at, busy, onGo, onNext, onStartOver, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (!showDrawnProblem()) heading.current?.focus();
  }, [at]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onNext();
  };
  const before = steps[at - 1];
  const isLast = at === steps.length - 1;
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <Progress steps={steps} at={at} onGo={onGo} />
      <form className={styles['sheet']} noValidate onSubmit={submit}>
        <header className={styles['stepHead']}>
          <p className={styles['quiet']}>
            {t('partners.stepOf', { number: format.number(at + 1), count: format.number(steps.length) })}
          </p>
          <h2 ref={heading} tabIndex={-1} className={styles['stepTitle']}>
            {steps[at] && t(steps[at].title)}
          </h2>
        </header>
        {children}
        <footer className={styles['ways']}>
          {before && (
            <Button look="soft" size="large" onClick={() => onGo(before.id)}>
              {t('partners.back')}
            </Button>
          )}
          <Button type="submit" size="large" busy={busy} className={styles['next']}>
            {t(isLast ? 'partners.send' : 'common.next')}
          </Button>
        </footer>
      </form>
      <div className={styles['kept']}>
        <p className={styles['keptWords']}>
          <Icon name="lock" size={16} />
          {t('partners.kept')}
        </p>
        <Button look="plain" size="small" disabled={busy} onClick={onStartOver}>
          {t('partners.startOver')}
        </Button>
      </div>
    </div>
  );
}
