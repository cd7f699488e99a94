import { type CallInput, Refusal } from '@promenade/contract/client';
import { readAuthRefusal, readLoginOutcome } from '@promenade/domain/accounts';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/browser-client.ts';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { viewParameter } from '../../../lib/view/view-parameters.ts';
import { useOfferHelp } from '../fields/use-offer-help.ts';
import { useEnter } from '../session/use-enter.ts';
import { type AuthFacts, factsOf, type LoginReply, useFlow } from './flow.ts';

/** The calls that return a login's answer. */
type LoginCall =
  | 'accounts.login'
  | 'accounts.signUp'
  | 'accounts.updateInfo'
  | 'accounts.verifyPhone'
  | 'accounts.firebaseVerifyToken'
  | 'accounts.socialLogin'
  | 'accounts.socialRegister'
  | 'accounts.passkeyLogin';

interface Options {
  /** What the visitor entered for this call and later steps need. */
  readonly facts?: Partial<AuthFacts>;
  readonly byPasskey?: boolean;
  /** Whether the visitor has gone back from the step meanwhile: no other one follows from it. */
  readonly isOver?: () => boolean;
  /** The step shows a refusal itself, such as a wrong code next to its field. */
  readonly onRefused?: (refusal: Refusal) => void;
}

/** Closing goes back over the opened views, which takes a moment: a navigation must start from the page below. */
const viewsGone = (): Promise<void> =>
  new Promise((resolve) => {
    const isOpened = new URLSearchParams(location.search).has(viewParameter) && history.state?.usr;
    if (isOpened) addEventListener('popstate', () => resolve(), { once: true });
    else resolve();
  });

/** Moves the dialog by a login's answer, as the domain's table says (AUTH-04, AUTH-06). */
export function useLoginReply(): (reply: LoginReply, options: Options) => Promise<void> {
  const { step, facts, send, isLeft } = useFlow();
  const enter = useEnter();
  const navigate = useNavigate();
  return async (reply, { facts: more = {}, byPasskey = false, isOver }) => {
    const outcome = readLoginOutcome(reply);
    // AUTH-07: a success without a known outcome is left to the shared handler.
    if (outcome === undefined) return showToast('error', reply.message);
    const known = { ...more, ...factsOf(reply) };
    if (outcome !== 'signed_in') {
      if (isOver?.()) return;
      const isSignInCode = step === 'sign-in' && known.loginType === 'otp' && outcome === 'phone_code_due';
      return send(isSignInCode ? 'code_sent' : outcome, known);
    }
    const target = await enter({
      token: reply.token ?? '',
      isNew: known.isNew ?? facts.isNew,
      byPasskey,
    });
    if (target === null || isLeft?.()) return send('close');
    const gone = viewsGone();
    send('signed_in');
    await gone;
    const { to, next } = target;
    void navigate(to, next === null ? {} : { state: { next } });
  };
}

/** One of the calls that sign in; its answer or refusal moves the dialog. */
export function useLoginCall<Id extends LoginCall>(
  id: Id,
): UseMutationResult<LoginReply, Error, { readonly input: CallInput<Id> } & Options> {
  const { t } = useTranslation();
  const { send: step } = useFlow();
  const take = useLoginReply();
  const offerHelp = useOfferHelp();
  return useMutation({
    mutationKey: [id],
    mutationFn: async ({ input }: { readonly input: CallInput<Id> } & Options) =>
      (await call(id, input)) as LoginReply,
    meta: { quiet: true },
    onSuccess: (reply, variables) => take(reply, variables),
    onError: (error, { facts, onRefused }) => {
      const answer = error instanceof Refusal ? readAuthRefusal(error.code) : 'refused';
      // AUTH-06: the code `email` is a question, not a failure.
      if (answer === 'phone_needed') return step(answer, facts);
      if (answer === 'refused' && error instanceof Refusal && onRefused) onRefused(error);
      else showRefusal(error, t('common.connectionLost'));
      offerHelp(error);
      if (answer === 'expired') step(answer);
    },
  });
}
