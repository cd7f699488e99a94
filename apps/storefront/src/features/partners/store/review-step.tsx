import { separator } from '../../../lib/format/separator.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import form from '../form/form.module.css';
import type { Plan } from '../form/plan-tiles.tsx';
import type { Zone } from '../form/use-zones.ts';
import styles from './store.module.css';
import type { StoreDraft } from './store-draft.ts';
import { type StoreFiles, type StoreStep, weekdayNames } from './store-problems.ts';

interface ReviewStepProps {
  readonly draft: StoreDraft;
  readonly files: StoreFiles;
  readonly zones: readonly Zone[];
  readonly plans: readonly Plan[];
  readonly moduleName: string;
  readonly delivers: boolean;
  readonly alwaysOpen: boolean;
  readonly onGo: (step: StoreStep) => void;
}

interface PartProps {
  readonly title: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Part({ title, onChange, children }: PartProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      <Button look="plain" size="small" onClick={onChange}>
        {t('partners.change')}
        <span className="visually-hidden"> · {title}</span>
      </Button>
      <div className={styles['partWords']}>{children}</div>
    </section>
  );
}

function Hours({ week }: Pick<StoreDraft, 'week'>) {
  const { t, language } = useTranslation();
  const names = weekdayNames(language);
  return (
    <dl className={styles['hours']}>
      {[1, 2, 3, 4, 5, 6, 0].map((weekday) => {
        const spans = (week[weekday] ?? []).map(({ opens, closes }) => `${opens} – ${closes}`);
        return (
          <div key={weekday}>
            <dt>{names[weekday]}</dt>
            <dd>{spans.length > 0 ? <bdi dir="ltr">{spans.join(', ')}</bdi> : t('partners.closed')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A summary, with a button to change each part. */
export function ReviewStep(props: ReviewStepProps) {
  const { draft, files, zones, plans, moduleName, delivers, alwaysOpen, onGo } = props;
  const { t } = useTranslation();
  const range = { from: draft.minutesFrom, to: draft.minutesTo };
  const count = files.logo.length + files.cover.length + files.documents.length;
  return (
    <>
      <p className={form['quiet']}>{t('partners.reviewText')}</p>
      <Part title={t('partners.step_about')} onChange={() => onGo('about')}>
        <p>
          {draft.f_name} {draft.l_name}
        </p>
        <p>{draft.email}</p>
        <p>
          <Phone number={draft.phone} />
        </p>
      </Part>
      <Part title={t('partners.step_shop')} onChange={() => onGo('shop')}>
        <p className={form['tileTitle']}>{draft.name}</p>
        <p>{[moduleName, draft.kind].filter(Boolean).join(separator)}</p>
        <p>
          {[draft.address, zones.find(({ id }) => id === draft.zoneId)?.name].filter(Boolean).join(separator)}
        </p>
      </Part>
      <Part title={t('partners.step_hours')} onChange={() => onGo('hours')}>
        {!alwaysOpen && <Hours week={draft.week} />}
        {delivers && <p>{t('partners.minutesRange', range)}</p>}
      </Part>
      <Part title={t('partners.step_plan')} onChange={() => onGo('plan')}>
        <p>{plans.find(({ id }) => id === draft.plan)?.name}</p>
        <p>{t('partners.filesCount', { count })}</p>
        {draft.taxId && (
          <p>
            {t('partners.taxId')}: {draft.taxId}
          </p>
        )}
      </Part>
    </>
  );
}
