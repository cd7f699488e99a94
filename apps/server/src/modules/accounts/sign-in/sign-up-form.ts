import { EMAIL_MAX_LENGTH, isEmail, isPhone } from '@promenade/domain/contact';
import type { RefusalPart } from '../../../platform/errors.ts';
import type { PasswordProblem } from './new-password.ts';

/** What a sign-up sends and rules look at. */
export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirm_password: string;
  readonly ref_code?: string | null | undefined;
  /** Whether the terms are accepted; undefined where the form sends nothing before they are. */
  readonly tandc?: boolean | 0 | 1 | null | undefined;
}

function emailProblem(email: string): RefusalPart['code'] | undefined {
  if (email === '') return 'email_required';
  return email.length <= EMAIL_MAX_LENGTH && isEmail(email) ? undefined : 'email_invalid';
}

function phoneProblem(phone: string): RefusalPart['code'] | undefined {
  if (phone === '') return 'phone_required';
  return isPhone(phone) ? undefined : 'phone_invalid';
}

/** All that is wrong with a sign-up (AUTH-03), at most one refusal for each field, in the form's order. */
export function signUpProblems(
  form: SignUpForm,
  passwordProblem: PasswordProblem | undefined,
): RefusalPart[] {
  const found: { field: keyof SignUpForm; code: RefusalPart['code'] | undefined }[] = [
    { field: 'name', code: form.name === '' ? 'first_name_required' : undefined },
    { field: 'email', code: emailProblem(form.email) },
    { field: 'phone', code: phoneProblem(form.phone) },
    { field: 'password', code: passwordProblem },
    {
      field: 'confirm_password',
      code: form.password === form.confirm_password ? undefined : 'passwords_differ',
    },
    { field: 'tandc', code: form.tandc === false || form.tandc === 0 ? 'terms_required' : undefined },
  ];
  return found.flatMap(({ field, code }) => (code === undefined ? [] : [{ field, code }]));
}
