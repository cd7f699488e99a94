import type { AuthStep } from '@promenade/domain/accounts';
import type { ComponentType } from 'react';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { ForgotCode } from '../forgot-password/forgot-code.tsx';
import { ForgotContact } from '../forgot-password/forgot-contact.tsx';
import { NewPassword } from '../forgot-password/new-password.tsx';
import { CodeStep } from './code-step.tsx';
import { IsItYou } from './is-it-you.tsx';
import { PhoneNeeded } from './phone-needed.tsx';
import { SignIn } from './sign-in.tsx';
import { SignUp } from './sign-up.tsx';
import { UserInfo } from './user-info.tsx';

interface StepView {
  readonly title: MessageKey;
  readonly View: ComponentType;
}

/** The component of each sign-in step, in the dialog and on the pages. */
export const authSteps: Readonly<Record<Exclude<AuthStep, 'closed'>, StepView>> = {
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
