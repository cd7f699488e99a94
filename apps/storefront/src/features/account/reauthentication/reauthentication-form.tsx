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
import { canUsePasskeys } from '../passkeys/device.ts';
import { ByPasskey } from './by-passkey.tsx';

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

interface WayProps {
  readonly onConfirmed: () => void;
}

function ByPassword({ onConfirmed }: WayProps) {
  const { t } = useTranslation();
  const rules = useRules();
  const { confirm, isConfirming, refusal } = useConfirmation(onConfirmed);
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

interface ByCodeProps extends WayProps {
  readonly due: CodeDue;
  readonly onResend: () => void;
  readonly resending: boolean;
  readonly onBack: (() => void) | undefined;
}

function ByCode({ onConfirmed, due, ...resend }: ByCodeProps) {
  const { confirm, isConfirming, refusal } = useConfirmation(onConfirmed);
  const { session_info } = due.verification;
  return (
    <CodeForm
      {...resend}
      due={due}
      refusal={refusal}
      busy={isConfirming}
      onVerify={(otp) => confirm({ otp, session_info })}
    />
  );
}

const first = { size: 'large' } as const;
const below = { look: 'plain', size: 'small' } as const;

function ChosenWay({ ways, onConfirmed }: WayProps & { readonly ways: Ways }) {
  const { t } = useTranslation();
  const [due, setDue] = useState<CodeDue | null>(null);
  const request = useCall('accounts.reauthenticationCode', {
    onSuccess: ({ verification }) => setDue(codeDue(verification)),
  });
  const send = () => request.mutate({ body: {} });
  const hasPassword = ways.password === 1;
  const hasPasskey = ways.passkey === 1 && canUsePasskeys();
  const hasOther = hasPassword || hasPasskey;
  if (due) {
    const onBack = hasOther ? () => setDue(null) : undefined;
    const resend = { onResend: send, resending: request.isPending, onBack };
    return <ByCode due={due} onConfirmed={onConfirmed} {...resend} />;
  }
  const contact = ways.code && isolateLtr(ways.code.contact);
  return (
    <div className={styles['form']}>
      <p className={styles['lead']}>
        {t(hasOther || contact ? 'account.confirmLead' : 'account.confirmNoWay')}
      </p>
      {hasPassword && <ByPassword onConfirmed={onConfirmed} />}
      {hasPasskey && <ByPasskey look={hasPassword ? below : first} onConfirmed={onConfirmed} />}
      {contact && (
        <Button {...(hasOther ? below : first)} busy={request.isPending} onClick={send}>
          {t(hasOther ? 'account.confirmByCode' : 'account.confirmSendCode', { contact })}
        </Button>
      )}
    </div>
  );
}

/** Confirms who the customer is: by the account's password, a passkey, or a code to a contact of theirs. */
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
