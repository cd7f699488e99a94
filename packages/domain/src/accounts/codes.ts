import { type Decision, refused } from '../decision/index.ts';
import { CLOCKS_DIFFER_MS } from '../hours/index.ts';

/** AUTH-05: digits of a code. */
export const CODE_LENGTH = 6;
/** How long a code is good for. */
export const CODE_LIFE_MS = 10 * 60_000;
/** Between two codes to one contact. */
export const RESEND_WAIT_MS = 60_000;
/** Wrong tries before the pause. */
export const CODE_TRIES = 5;
/** How long nothing is tried after too many wrong codes. */
export const CODE_PAUSE_MS = 10 * 60_000;
/** Codes to one contact in {@link CODES_WINDOW_MS}: more are a nuisance to whoever gets them. */
export const CODES_PER_CONTACT = 10;
/** The window of {@link CODES_PER_CONTACT}. */
export const CODES_WINDOW_MS = 60 * 60_000;
/** AUTH-02: the fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 6;

/** What is known of a contact's codes for one purpose. Instants in milliseconds since the epoch. */
export type CodeState = {
  /** Of the last code; undefined: none was ever sent. */
  readonly sentAtMs: number | undefined;
  /** Codes sent since `windowAtMs`. */
  readonly sentInWindow: number;
  readonly windowAtMs: number;
  readonly wrongTries: number;
  /** Until when nothing is tried or sent. */
  readonly pausedUntilMs: number;
};

/** A contact that was never sent anything. */
export const NO_CODES: CodeState = {
  sentAtMs: undefined,
  sentInWindow: 0,
  windowAtMs: 0,
  wrongTries: 0,
  pausedUntilMs: 0,
};

/** Why no code is sent or tried now, and how long that lasts. */
export type CodeRefusal =
  | { readonly code: 'code_paused'; readonly waitMs: number }
  | { readonly code: 'code_too_soon'; readonly waitMs: number }
  | { readonly code: 'too_often'; readonly waitMs: number };

/** How much of a pause is left. One longer than any pause is left over from before the clock was set back, and is none. */
function pauseLeftMs({ pausedUntilMs }: CodeState, nowMs: number): number {
  const leftMs = pausedUntilMs - nowMs;
  return leftMs > CODE_PAUSE_MS + CLOCKS_DIFFER_MS ? 0 : Math.max(0, leftMs);
}

/** What was sent, as the clock has it now: what lies in the future was sent before it was set back, and is forgotten. */
function asOf(state: CodeState, nowMs: number): CodeState {
  const { sentAtMs = 0, windowAtMs } = state;
  if (Math.max(sentAtMs, windowAtMs) <= nowMs + CLOCKS_DIFFER_MS) return state;
  return { ...state, sentAtMs: undefined, sentInWindow: 0, windowAtMs: 0 };
}

/** Whether another code may be sent, and what is known then. Sending does not end a pause nor forgive wrong tries. */
export function decideSendCode(known: CodeState, nowMs: number): Decision<{ state: CodeState }, CodeRefusal> {
  const state = asOf(known, nowMs);
  const pausedMs = pauseLeftMs(state, nowMs);
  if (pausedMs > 0) return refused({ code: 'code_paused', waitMs: pausedMs });
  const nextAtMs = (state.sentAtMs ?? Number.NEGATIVE_INFINITY) + RESEND_WAIT_MS;
  if (nowMs < nextAtMs) return refused({ code: 'code_too_soon', waitMs: nextAtMs - nowMs });
  const isNewWindow = nowMs - state.windowAtMs >= CODES_WINDOW_MS;
  if (!isNewWindow && state.sentInWindow >= CODES_PER_CONTACT) {
    return refused({ code: 'too_often', waitMs: state.windowAtMs + CODES_WINDOW_MS - nowMs });
  }
  return {
    ok: true,
    state: {
      ...state,
      sentAtMs: nowMs,
      windowAtMs: isNewWindow ? nowMs : state.windowAtMs,
      sentInWindow: isNewWindow ? 1 : state.sentInWindow + 1,
    },
  };
}

/** Whether a code may be tried now. */
export function decideTryCode(state: CodeState, nowMs: number): Decision<object, CodeRefusal> {
  const pausedMs = pauseLeftMs(state, nowMs);
  return pausedMs > 0 ? refused({ code: 'code_paused', waitMs: pausedMs }) : { ok: true };
}

/** What is known after a wrong code: the fifth starts the pause and the count anew. */
export function afterWrongCode(state: CodeState, nowMs: number): CodeState {
  const wrongTries = state.wrongTries + 1;
  return wrongTries < CODE_TRIES
    ? { ...state, wrongTries }
    : { ...state, wrongTries: 0, pausedUntilMs: nowMs + CODE_PAUSE_MS };
}

/** Whether a code that was sent then is still good; one from the future, sent before the clock was set back, is not. */
export function isCodeAlive(sentAtMs: number, nowMs: number): boolean {
  const ageMs = nowMs - sentAtMs;
  return ageMs >= -CLOCKS_DIFFER_MS && ageMs < CODE_LIFE_MS;
}
