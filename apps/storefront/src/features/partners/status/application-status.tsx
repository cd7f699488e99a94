import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useCopy } from '../../../lib/toast/use-copy.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Round } from '../../../ui/round/round.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { courierDrafts } from '../courier/courier-draft.ts';
import { providerDrafts, storeDrafts } from '../store/store-draft.ts';
import styles from './status.module.css';

type Application = Reply<'partners.application'>;

const pictures: Record<Application['status'], IconName> = {
  waiting: 'clock',
  approved: 'check',
  refused: 'info',
};

const tones = { waiting: 'note', approved: 'good', refused: 'warn' } as const;

const againOf = {
  store: { drafts: storeDrafts, path: () => paths.storeRegistration(true) },
  provider: { drafts: providerDrafts, path: () => paths.providerRegistration(true) },
  courier: { drafts: courierDrafts, path: () => paths.courierRegistration() },
};

/** Links to the form, filled with what was sent before if this device has it. */
function ApplyAgain({ kind }: Pick<Application, 'kind'>) {
  const { t } = useTranslation();
  const { drafts, path } = againOf[kind];
  return (
    <ButtonLink to={path()} onClick={drafts.takeUp}>
      {t('partners.applyAgain')}
    </ButtonLink>
  );
}

/** The reference, to be kept. */
function Reference({ reference }: { readonly reference: string }) {
  const { t } = useTranslation();
  const copy = useCopy(t('partners.copied'));
  return (
    <div className={styles['reference']}>
      <p className={styles['quiet']}>{t('partners.reference')}</p>
      <p className={styles['code']} dir="ltr">
        {reference}
      </p>
      <Button look="soft" size="small" onClick={() => void copy(reference)}>
        {t('partners.copy')}
      </Button>
      <p className={styles['quiet']}>{t('partners.referenceHint')}</p>
    </div>
  );
}

function State({
  application,
  reference,
}: {
  readonly application: Application;
  readonly reference: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, kind, name, reason, applied_at: applied, decided_at: decided } = application;
  useEffect(() => {
    if (status === 'approved') againOf[kind].drafts.forgetSent();
  }, [status, kind]);
  return (
    <Card padded className={styles['card']}>
      <Round size={72} tone={tones[status]}>
        <Icon name={pictures[status]} size={32} />
      </Round>
      <div className={styles['words']} role="status">
        <h2>{t(`partners.status_${status}`)}</h2>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className={styles['reason']}>
          {status === 'refused' ? <bdi>{reason}</bdi> : t(`partners.status_${status}_text`)}
        </p>
        <p className={styles['quiet']}>{t('partners.appliedOn', { date: format.date(applied) })}</p>
        {decided && (
          <p className={styles['quiet']}>{t('partners.answeredOn', { date: format.date(decided) })}</p>
        )}
      </div>
      {status === 'waiting' && <Reference reference={reference} />}
      {status === 'refused' && <ApplyAgain kind={kind} />}
    </Card>
  );
}

/** Asks visitors without a reference for it. */
function Ask({ reference, problem }: { readonly reference: string; readonly problem: string | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(reference);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = text.trim();
    setMissing(wanted === '');
    if (wanted === '') event.currentTarget.querySelector('input')?.focus();
    else void navigate(paths.partnerApplication(wanted));
  };
  return (
    <Card padded className={styles['asking']}>
      <form className={styles['ask']} noValidate onSubmit={submit}>
        <p className={styles['quiet']}>{t('partners.statusText')}</p>
        <TextField
          name="reference"
          label={t('partners.reference')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={text}
          error={isMissing ? t('partners.referenceRequired') : problem}
          icon="receipt"
          onChange={({ target }) => {
            setText(target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" size="large" wide>
          {t('partners.look')}
        </Button>
      </form>
    </Card>
  );
}

/** The status of an application, for whoever has its reference (PART-01). */
export function ApplicationStatus({ reference }: { readonly reference: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching } = useQuery({
    ...callQuery('partners.application', { query: { reference } }),
    enabled: reference !== '',
    retry: false,
  });
  const problem = error instanceof Refusal ? error.message : t('common.connectionLost');
  return (
    <div className={styles['page']}>
      <h1>{t('partners.statusTitle')}</h1>
      {data && <State application={data} reference={reference} />}
      {!data && isFetching && (
        <Loading>
          <Skeleton shape="block" className={styles['wait']} />
        </Loading>
      )}
      {!data && !isFetching && (
        <Ask key={reference} reference={reference} problem={error ? problem : undefined} />
      )}
    </div>
  );
}
