import { CODE_LENGTH } from '@promenade/domain/accounts';
import { groupPhone } from '@promenade/domain/contact';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isolateLtr } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/code-field/code-field.tsx';
import styles from '../account-form.module.css';
import type { CodeDue } from '../auth-dialog/flow.ts';
import { DeliveryNotice, type OtherWay } from './delivery-notice.tsx';
import { useCountdown } from './use-countdown.ts';

interface CodeFormProps {
  readonly due: CodeDue;
  /** The refused code and the server's message; the field is emptied for another one. */
  readonly refusal: string | null;
  readonly busy: boolean;
  readonly onVerify: (code: string) => void;
  readonly onResend: () => void;
  readonly resending: boolean;
  readonly onBack?: (() => void) | undefined;
  readonly onOtherWay?: ((way: OtherWay) => void) | undefined;
  /** What is needed in addition to the code. */
  readonly children?: ReactNode;
}

function Resend({ due, onResend, resending }: Pick<CodeFormProps, 'due' | 'onResend' | 'resending'>) {
  const { t } = useTranslation();
  const seconds = useCountdown(due.resendAtMs);
  return (
    <Button look="plain" size="small" busy={resending} disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? t('account.resendIn', { seconds }) : t('account.resend')}
    </Button>
  );
}

/** The code itself, in a demo market without a carrier (AUTH-05). */
function DemoHint({ code }: { readonly code: string | null }) {
  const { t } = useTranslation();
  const { demo } = useMarket().config;
  if (!demo || code === null) return null;
  return <p className={styles['hint']}>{t('account.demoHint', { code: isolateLtr(code) })}</p>;
}

/** The OTP dialog's content (AUTH-05): six digits, Verify from the sixth on, resending after the countdown. */
export function CodeForm(props: CodeFormProps) {
  const { due, refusal, busy, onVerify, onResend, resending, onBack, onOtherWay, children } = props;
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [told, setTold] = useState(refusal);
  const field = useRef<HTMLInputElement>(null);
  const { contact, code_hint: hint, delivery_id: deliveryId } = due.verification;
  // The only field here has the focus at once, and again after a wrong code.
  useEffect(() => {
    if (refusal !== null) setCode('');
    setTold(refusal);
    field.current?.focus();
  }, [refusal]);
  // And after another code was sent, to which messages about the last one do not apply.
  const lastSent = useRef(due.resendAtMs);
  useEffect(() => {
    if (lastSent.current === due.resendAtMs) return;
    lastSent.current = due.resendAtMs;
    setCode('');
    setTold(null);
    field.current?.focus();
  }, [due.resendAtMs]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH && !busy) onVerify(code);
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['lead']}>
        {t('account.codeSentTo', { contact: isolateLtr(groupPhone(contact)) })}
      </p>
      <DemoHint code={hint} />
      {deliveryId && <DeliveryNotice deliveryId={deliveryId} onOtherWay={onOtherWay} />}
      {children}
      <CodeField
        ref={field}
        label={t('account.code')}
        length={CODE_LENGTH}
        value={code}
        error={code === '' ? (told ?? undefined) : undefined}
        onChange={setCode}
      />
      <Button type="submit" size="large" wide busy={busy} disabled={code.length !== CODE_LENGTH}>
        {t('account.verify')}
      </Button>
      <div className={styles['between']}>
        {onBack && (
          <Button look="plain" size="small" icon="chevron-start" className={styles['ends']} onClick={onBack}>
            {t('account.back')}
          </Button>
        )}
        <Resend due={due} onResend={onResend} resending={resending} />
      </div>
    </form>
  );
}
