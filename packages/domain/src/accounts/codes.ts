import { type Decision, refused } from '../decision/index.ts';
import { CLOCKS_DIFFER_MS } from '../hours/index.ts';

/** AUTH-05: number of digits of a code. */
export const CODE_LENGTH = 6;
/** How long a code is valid, in milliseconds. */
export const CODE_LIFE_MS = 10 * 60_000;
/** Least time between two codes to one contact, in milliseconds. */
export const RESEND_WAIT_MS = 60_000;
/** Wrong codes before attempts are paused. */
export const CODE_TRIES = 5;
/** How long attempts are paused after too many wrong codes, in milliseconds. */
export const CODE_PAUSE_MS = 10 * 60_000;
/** Most codes sent to one contact within {@link CODES_WINDOW_MS}, so that nobody is flooded with them. */
export const CODES_PER_CONTACT = 10;
/** The window of {@link CODES_PER_CONTACT}. */
export const CODES_WINDOW_MS = 60 * 60_000;
/** AUTH-02: minimum length of a password. */
export const PASSWORD_MIN_LENGTH = 6;

/** The history of a contact's codes for one purpose. Instants are milliseconds since the epoch. */
export type CodeState = {
  /** When the last code was sent; undefined if none was. */
  readonly sentAtMs: number | undefined;
  /** Codes sent since `windowAtMs`. */
  readonly sentInWindow: number;
  readonly windowAtMs: number;
  readonly wrongTries: number;
  /** Until when attempts and sending are paused. */
  readonly pausedUntilMs: number;
};

/** The state of a contact that has never been sent a code. */
export const NO_CODES: CodeState = {
  sentAtMs: undefined,
  sentInWindow: 0,
  windowAtMs: 0,
  wrongTries: 0,
  pausedUntilMs: 0,
};

/** Why no code can be sent or tried now, and for how long. */
export type CodeRefusal =
  | { readonly code: 'code_paused'; readonly waitMs: number }
  | { readonly code: 'code_too_soon'; readonly waitMs: number }
  | { readonly code: 'too_often'; readonly waitMs: number };

/** Remaining time of a pause. If it is longer than any pause, the clock has been set back, and it does not count. */
function pauseLeftMs({ pausedUntilMs }: CodeState, nowMs: number): number {
  const leftMs = pausedUntilMs - nowMs;
  return leftMs > CODE_PAUSE_MS + CLOCKS_DIFFER_MS ? 0 : Math.max(0, leftMs);
}

/** The history by the current clock: entries in the future are from before it was set back, and are dropped. */
function asOf(state: CodeState, nowMs: number): CodeState {
  const { sentAtMs = 0, windowAtMs } = state;
  if (Math.max(sentAtMs, windowAtMs) <= nowMs + CLOCKS_DIFFER_MS) return state;
  return { ...state, sentAtMs: undefined, sentInWindow: 0, windowAtMs: 0 };
}

/** Decides whether another code can be sent, and the history after it. Sending ends no pause and clears no wrong attempts. */
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

/** Decides whether a code can be tried now. */
export function decideTryCode(state: CodeState, nowMs: number): Decision<object, CodeRefusal> {
  const pausedMs = pauseLeftMs(state, nowMs);
  return pausedMs > 0 ? refused({ code: 'code_paused', waitMs: pausedMs }) : { ok: true };
}

/** The history after a wrong code: the fifth starts a pause and resets the count. */
export function afterWrongCode(state: CodeState, nowMs: number): CodeState {
  const wrongTries = state.wrongTries + 1;
  return wrongTries < CODE_TRIES
    ? { ...state, wrongTries }
    : { ...state, wrongTries: 0, pausedUntilMs: nowMs + CODE_PAUSE_MS };
}

/** Whether a code sent at that time is still valid; one from the future, from before the clock was set back, is not. */
export function isCodeAlive(sentAtMs: number, nowMs: number): boolean {
  const ageMs = nowMs - sentAtMs;
  return ageMs >= -CLOCKS_DIFFER_MS && ageMs < CODE_LIFE_MS;
}
