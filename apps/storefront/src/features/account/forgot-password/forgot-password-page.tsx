import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Card } from '../../../ui/card/card.tsx';
import { afterAnswer, type Flow, FlowContext, type FlowHandle, noFacts } from '../auth-dialog/flow.ts';
import { keepFlow, useKeptFlow } from '../session/kept-flow.ts';
import { ForgotCode } from './forgot-code.tsx';
import { ForgotContact } from './forgot-contact.tsx';
import styles from './forgot-password-page.module.css';
import { NewPassword } from './new-password.tsx';

const start: Flow = { step: 'forgot_contact', facts: noFacts };

/** `/forgot-password`: the three steps as a page (AUTH-08). Where the dialog would close, it leads to sign-in. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [flow, setFlow] = useKeptFlow(paths.forgotPassword(), start);
  const handle = useMemo((): FlowHandle => {
    const send: FlowHandle['send'] = (answer, more) => {
      const next = afterAnswer(flow, answer, more);
      keepFlow(paths.forgotPassword(), next);
      if (next.step.startsWith('forgot_')) setFlow(next);
      else void navigate(paths.signIn());
    };
    return { ...flow, send };
  }, [flow, navigate, setFlow]);
  const titles = {
    forgot_contact: t('account.forgotTitle'),
    forgot_code: t('account.codeTitle'),
    forgot_password: t('account.newPasswordTitle'),
  } as const;
  const { step } = flow;
  return (
    <FlowContext value={handle}>
      <div className={styles['page']}>
        <Card as="section" padded>
          <h1 className={styles['title']}>{titles[step as keyof typeof titles]}</h1>
          {step === 'forgot_contact' && <ForgotContact />}
          {step === 'forgot_code' && <ForgotCode />}
          {step === 'forgot_password' && <NewPassword />}
        </Card>
      </div>
    </FlowContext>
  );
}
