import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { type Order, type Step, stepsOf } from '../order.ts';
import styles from './progress.module.css';
import { useStatusWords } from '../use-status-words.ts';

function StepRow({ step, word }: { readonly step: Step; readonly word: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li
      className={styles['step']}
      data-state={step.state}
      aria-current={step.state === 'now' ? 'step' : undefined}
    >
      <span className={styles['dot']}>{step.state === 'done' && <Icon name="check" size={16} />}</span>
      <span>
        {word}
        {step.state !== 'ahead' && (
          <span className="visually-hidden"> {t(step.state === 'done' ? 'order.done' : 'order.now')}</span>
        )}
      </span>
      {step.at && (
        <time className={styles['stepTime']} dateTime={step.at}>
          {format.time(step.at)}
        </time>
      )}
    </li>
  );
}

/** The steps of the order with their times (CHK-09). */
export function Progress({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { word } = useStatusWords();
  return (
    <ol className={styles['steps']} aria-label={t('order.progress')}>
      {stepsOf(order).map((step) => (
        <StepRow key={step.status} step={step} word={word(order, step.status)} />
      ))}
    </ol>
  );
}
