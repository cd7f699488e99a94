import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Card } from '../../../ui/card/card.tsx';
import { useFocusOnChange } from '../fields/use-focus-on-change.ts';
import { authSteps } from '../auth-dialog/auth-steps.ts';
import { afterAnswer, FlowContext, type FlowHandle, noFacts } from '../auth-dialog/flow.ts';
import { keepFlow, useKeptFlow } from '../session/kept-flow.ts';
import styles from '../forgot-password/forgot-password-page.module.css';

/** The form that a page begins with. */
export interface AuthPageProps {
  readonly form: 'sign-in' | 'sign-up';
}

const isForm = (step: string): step is AuthPageProps['form'] => step === 'sign-in' || step === 'sign-up';

/** The dialog's steps as a page of their own (NAV-15): each form has its address, and the last one leads home. */
export function AuthPage({ form }: AuthPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = paths.authPage(form);
  const [flow, setFlow] = useKeptFlow(place, { step: form, facts: noFacts });
  const handle = useMemo((): FlowHandle => {
    const send: FlowHandle['send'] = (answer, more) => {
      const next = afterAnswer(flow, answer, more);
      keepFlow(place, next);
      if (next.step === 'closed') return void navigate(paths.home());
      setFlow(next);
      if (isForm(next.step) && next.step !== form) void navigate(paths.authPage(next.step));
    };
    return { ...flow, send };
  }, [flow, form, navigate, place, setFlow]);
  const content = useFocusOnChange(flow.step);
  if (flow.step === 'closed') return null;
  const { title, View } = authSteps[flow.step];
  return (
    <FlowContext value={handle}>
      <div className={styles['page']}>
        <Card as="section" padded>
          <h1 className={styles['title']}>{t(title)}</h1>
          <div ref={content}>
            <View key={flow.step} />
          </div>
        </Card>
      </div>
    </FlowContext>
  );
}
