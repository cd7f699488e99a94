import type { AuthStep } from '@promenade/domain/accounts';
import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ForgotCode } from '../forgot-password/forgot-code.tsx';
import { ForgotContact } from '../forgot-password/forgot-contact.tsx';
import { NewPassword } from '../forgot-password/new-password.tsx';
import { CodeStep } from './code-step.tsx';
import { FlowContext } from './flow.ts';
import { IsItYou } from './is-it-you.tsx';
import { PhoneNeeded } from './phone-needed.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';
import { useDialogFlow } from './use-dialog-flow.ts';
import { UserInfo } from './user-info.tsx';

interface StepView {
  readonly title: MessageKey;
  readonly View: ComponentType;
}

const steps: Readonly<Record<Exclude<AuthStep, 'closed'>, StepView>> = {
  'sign-in': { title: 'account.signIn', View: SignIn },
  'sign-up': { title: 'account.signUp', View: SignUp },
  phone_modal: { title: 'account.phoneTitle', View: PhoneNeeded },
  user_info: { title: 'account.infoTitle', View: UserInfo },
  is_exist_user: { title: 'account.isItYou', View: IsItYou },
  otp: { title: 'account.codeTitle', View: CodeStep },
  verify_phone: { title: 'account.verifyPhoneTitle', View: CodeStep },
  verify_email: { title: 'account.verifyEmailTitle', View: CodeStep },
  forgot_contact: { title: 'account.forgotTitle', View: ForgotContact },
  forgot_code: { title: 'account.codeTitle', View: ForgotCode },
  forgot_password: { title: 'account.newPasswordTitle', View: NewPassword },
};

/** A new step begins in its first field; the first one leaves the focus to the window. */
function useFocusOnChange(step: AuthStep): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isFirst = before.current === 'closed' || step === 'closed' || before.current === step;
    before.current = step;
    if (!isFirst) content.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [step]);
  return content;
}

/** The authentication dialog (AUTH-01): draws the step that the domain's table says. */
export function AuthDialog({ open }: { readonly open: boolean }) {
  const { t } = useTranslation();
  const flow = useDialogFlow();
  const content = useFocusOnChange(flow.step);
  const { title, View } = steps[flow.step === 'closed' ? 'sign-in' : flow.step];
  return (
    <FlowContext value={flow}>
      <Dialog open={open} onClose={() => flow.send('close')} title={t(title)} size="small">
        <div ref={content}>
          <View key={flow.step} />
        </div>
      </Dialog>
    </FlowContext>
  );
}
