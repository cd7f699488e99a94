import type { Reply } from '@promenade/contract/calls';
import { type AuthAnswer, type AuthStep, nextAuthStep, type SocialMedium } from '@promenade/domain/accounts';
import { createContext, use } from 'react';

export type LoginReply = Reply<'accounts.login'>;
export type Verification = NonNullable<LoginReply['verification']>;

/** What the identity provider returned, to be sent again with a phone number (AUTH-06). */
export interface SocialProof {
  readonly medium: SocialMedium;
  readonly token: string;
  readonly email?: string;
  readonly unique_id?: string;
}

/** A code that was sent, and when it may be sent again by this browser's clock (milliseconds since the epoch). */
export interface CodeDue {
  readonly verification: Verification;
  readonly resendAtMs: number;
}

/** Data from the answers so far; later steps send it back. */
export interface AuthFacts {
  readonly loginType: 'manual' | 'otp' | 'social';
  /** As the visitor entered it: a verification shows its contact masked. */
  readonly contact: { readonly phone?: string; readonly email?: string };
  readonly due: CodeDue | null;
  readonly continueToken: string | null;
  readonly personalInfo: LoginReply['personal_info'];
  readonly existingUser: LoginReply['is_exist_user'];
  readonly social: SocialProof | null;
  readonly resetToken: string | null;
  /** This dialog creates the account: its last message says so (AUTH-03). */
  readonly isNew: boolean;
}

export const noFacts: AuthFacts = {
  loginType: 'manual',
  contact: {},
  due: null,
  continueToken: null,
  personalInfo: null,
  existingUser: null,
  social: null,
  resetToken: null,
  isNew: false,
};

/** The state of the dialog. */
export interface Flow {
  readonly step: AuthStep;
  readonly facts: AuthFacts;
}

/** The dialog's state after an answer. Back at the start nothing of an earlier attempt is left. */
export function afterAnswer(flow: Flow, answer: AuthAnswer, more: Partial<AuthFacts> = {}): Flow {
  const step = nextAuthStep(flow.step, answer);
  const isStart = step === 'closed' || step === 'sign-in' || step === 'sign-up';
  return { step, facts: { ...(isStart ? noFacts : flow.facts), ...more } };
}

export const codeDue = (verification: Verification): CodeDue => ({
  verification,
  resendAtMs: Date.now() + verification.resend_after_seconds * 1000,
});

/** What a login's answer adds to the facts. */
export function factsOf(reply: LoginReply): Partial<AuthFacts> {
  return {
    due: reply.verification && codeDue(reply.verification),
    continueToken: reply.continue_token,
    personalInfo: reply.personal_info,
    existingUser: reply.is_exist_user,
  };
}

/** The dialog as its steps see it: the current step, the known facts, and a way to report an answer. */
export interface FlowHandle extends Flow {
  readonly send: (answer: AuthAnswer, more?: Partial<AuthFacts>) => void;
  /** Whether its window has been closed since; absent if a page contains the steps. */
  readonly isLeft?: () => boolean;
}

export const FlowContext = createContext<FlowHandle | null>(null);

/** `const { step, facts, send } = useFlow()`. */
export function useFlow(): FlowHandle {
  const flow = use(FlowContext);
  if (!flow) throw new Error('useFlow outside of FlowContext');
  return flow;
}
