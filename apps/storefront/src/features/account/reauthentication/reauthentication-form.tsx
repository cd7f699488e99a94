import { Refusal } from '@promenade/contract/client';
import type { Body, Reply } from '@promenade/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { callQuery, useCall } from '../../../lib/api/use-call.ts';
import { useQuietForm } from '../../../lib/form/use-quiet-form.ts';
import { isolateLtr } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Problem } from '../../../ui/page/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../account-form.module.css';
import { type CodeDue, codeDue } from '../auth-dialog/flow.ts';
import { PasswordField } from '../fields/password-field.tsx';
import { useRules } from '../fields/rules.ts';
import { CodeForm } from '../otp/code-form.tsx';

type Ways = Reply<'accounts.reauthenticationWays'>;

interface Confirmation {
  readonly confirm: (body: Body<'accounts.reauthenticate'>) => void;
  readonly isConfirming: boolean;
  /** What was wrong with the last one; null if nothing was. */
  readonly refusal: string | null;
}

function useConfirmation(onConfirmed: () => void): Confirmation {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useCall('accounts.reauthenticate', { quiet: true, onSuccess: onConfirmed });
  const onError = (error: Error) => {
    if (error instanceof Refusal) setRefusal(error.message);
    else showRefusal(error, t('common.connectionLost'));
  };
  const confirm: Confirmation['confirm'] = (body) => {
    setRefusal(null);
    mutate({ body }, { onError });
  };
  return { confirm, isConfirming: isPending, refusal };
}

interface SendCodeProps {
  readonly code: NonNullable<Ways['code']>;
  readonly label: 'account.confirmByCode' | 'account.confirmSendCode';
  readonly busy: boolean;
  readonly onSend: () => void;
}

function SendCode({ code, label, busy, onSend }: SendCodeProps) {
  const { t } = useTranslation();
  const isOnly = label === 'account.confirmSendCode';
  return (
    <Button look={isOnly ? 'main' : 'plain'} size={isOnly ? 'large' : 'small'} busy={busy} onClick={onSend}>
      {t(label, { contact: isolateLtr(code.contact) })}
    </Button>
  );
}

function ByPassword({ confirm, isConfirming, refusal }: Confirmation) {
  const { t } = useTranslation();
  const rules = useRules();
  const { register, handleSubmit, formState } = useQuietForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(confirm);
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordField
        label={t('account.password')}
        autoComplete="current-password"
        error={formState.errors.password?.message ?? refusal ?? undefined}
        {...register('password', { validate: rules.password })}
      />
      <Button type="submit" size="large" wide busy={isConfirming}>
        {t('account.confirm')}
      </Button>
    </form>
  );
}

interface WaysProps {
  readonly ways: Ways;
  readonly onConfirmed: () => void;
}

function ChosenWay({ ways, onConfirmed }: WaysProps) {
  const { t } = useTranslation();
  const confirmation = useConfirmation(onConfirmed);
  const [due, setDue] = useState<CodeDue | null>(null);
  const request = useCall('accounts.reauthenticationCode', {
    onSuccess: ({ verification }) => setDue(codeDue(verification)),
  });
  const send = () => request.mutate({ body: {} });
  if (due) {
    const { session_info } = due.verification;
    return (
      <CodeForm
        due={due}
        refusal={confirmation.refusal}
        busy={confirmation.isConfirming}
        onVerify={(otp) => confirmation.confirm({ otp, session_info })}
        onResend={send}
        resending={request.isPending}
        onBack={ways.password === 1 ? () => setDue(null) : undefined}
      />
    );
  }
  const byCode = { busy: request.isPending, onSend: send };
  return (
    <div className={styles['form']}>
      <p className={styles['lead']}>
        {t(ways.password || ways.code ? 'account.confirmLead' : 'account.confirmNoWay')}
      </p>
      {ways.password === 1 && <ByPassword {...confirmation} />}
      {ways.code && (
        <SendCode
          {...byCode}
          code={ways.code}
          label={ways.password === 1 ? 'account.confirmByCode' : 'account.confirmSendCode'}
        />
      )}
    </div>
  );
}

/** Confirms who the customer is: by the account's password, or by a code to a contact of theirs. */
export function ReauthenticationForm({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...callQuery('accounts.reauthenticationWays'), gcTime: 0 });
  if (data) return <ChosenWay ways={data} onConfirmed={onConfirmed} />;
  if (error)
    return (
      <div className={styles['form']}>
        <Problem>{error.message}</Problem>
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </div>
    );
  return (
    <Loading>
      <Skeleton shape="title" share={80} />
      <Skeleton shape="title" share={60} />
    </Loading>
  );
}
