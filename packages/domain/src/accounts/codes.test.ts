import { describe, expect, test } from 'vitest';
import { CLOCKS_DIFFER_MS } from '../hours/index.ts';
import {
  afterWrongCode,
  CODE_LIFE_MS,
  CODE_PAUSE_MS,
  CODE_TRIES,
  CODES_PER_CONTACT,
  CODES_WINDOW_MS,
  type CodeState,
  decideSendCode,
  decideTryCode,
  deviceOf,
  hasBackLink,
  isCodeAlive,
  NO_CODES,
  RESEND_WAIT_MS,
  SIGN_IN_LAYOUTS,
  signInLayout,
  socialButtons,
} from './index.ts';

const start = 1_000_000_000;
const sendAll = (times: number, state = NO_CODES, at = start): CodeState => {
  let current = state;
  for (let sent = 0; sent < times; sent += 1) {
    const decision = decideSendCode(current, at + sent * RESEND_WAIT_MS);
    if (!decision.ok) throw new Error(decision.refusal.code);
    current = decision.state;
  }
  return current;
};

describe('[AUTH-05] codes', () => {
  test('a second one waits for 60 seconds, to the millisecond', () => {
    const state = sendAll(1);
    expect(decideSendCode(state, start + 59_999)).toEqual({
      ok: false,
      refusal: { code: 'code_too_soon', waitMs: 1 },
    });
    expect(decideSendCode(state, start + 60_000)).toMatchObject({ ok: true });
  });

  test('ten an hour, then none until the hour is over', () => {
    const state = sendAll(CODES_PER_CONTACT);
    const later = start + CODES_PER_CONTACT * RESEND_WAIT_MS;
    expect(decideSendCode(state, later)).toEqual({
      ok: false,
      refusal: { code: 'too_often', waitMs: start + CODES_WINDOW_MS - later },
    });
    expect(decideSendCode(state, start + CODES_WINDOW_MS)).toMatchObject({
      ok: true,
      state: { sentInWindow: 1 },
    });
  });

  test('the fifth wrong try pauses tries and codes for ten minutes; a new code forgives nothing', () => {
    let state = sendAll(1);
    for (let tries = 1; tries < CODE_TRIES; tries += 1) {
      state = afterWrongCode(state, start);
      expect(decideTryCode(state, start).ok).toBe(true);
    }
    const resent = sendAll(1, state, start + RESEND_WAIT_MS);
    expect(resent.wrongTries).toBe(CODE_TRIES - 1);
    const paused = afterWrongCode(resent, start);
    const refusal = { code: 'code_paused', waitMs: 1 };
    expect(decideTryCode(paused, start + CODE_PAUSE_MS - 1)).toEqual({ ok: false, refusal });
    expect(decideSendCode(paused, start + CODE_PAUSE_MS - 1)).toEqual({ ok: false, refusal });
    expect(decideTryCode(paused, start + CODE_PAUSE_MS)).toEqual({ ok: true });
    expect(paused.wrongTries).toBe(0);
  });

  test('a code lives for ten minutes', () => {
    expect([isCodeAlive(start, start + CODE_LIFE_MS - 1), isCodeAlive(start, start + CODE_LIFE_MS)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a server’s clock that was hours ahead and is right again', () => {
  const ahead = start + 5 * 60 * 60_000;

  test('does not keep anybody waiting for hours for the next code, nor a code good for hours', () => {
    const sent = sendAll(1, NO_CODES, ahead);
    expect(decideSendCode(sent, start)).toMatchObject({
      ok: true,
      state: { sentAtMs: start, sentInWindow: 1 },
    });
    const full = sendAll(CODES_PER_CONTACT, NO_CODES, ahead);
    expect(decideSendCode(full, start)).toMatchObject({ ok: true });
    expect(isCodeAlive(ahead, start)).toBe(false);
  });

  test('is not one that is ahead by a moment, as another server’s may be', () => {
    const sent = sendAll(1, NO_CODES, start + 2_000);
    expect(decideSendCode(sent, start)).toMatchObject({ refusal: { code: 'code_too_soon' } });
    expect(isCodeAlive(start + 2_000, start)).toBe(true);
  });

  test('pauses for no longer than a pause lasts', () => {
    let state = sendAll(1, NO_CODES, ahead);
    for (let tries = 0; tries < CODE_TRIES; tries += 1) state = afterWrongCode(state, ahead);
    expect([decideTryCode(state, start), decideSendCode(state, start)]).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect(decideTryCode(state, ahead)).toMatchObject({ refusal: { waitMs: CODE_PAUSE_MS } });
  });

  test('is judged to the millisecond: a minute ahead is another server’s clock, more is one that was set back', () => {
    const isAlive = (aheadMs: number) => isCodeAlive(start + aheadMs, start);
    expect([isAlive(CLOCKS_DIFFER_MS), isAlive(CLOCKS_DIFFER_MS + 1)]).toEqual([true, false]);
    const waitAfter = (sentAheadMs: number) =>
      decideSendCode({ ...NO_CODES, sentAtMs: start + sentAheadMs, sentInWindow: 1 }, start);
    expect(waitAfter(CLOCKS_DIFFER_MS)).toEqual({
      ok: false,
      refusal: { code: 'code_too_soon', waitMs: CLOCKS_DIFFER_MS + RESEND_WAIT_MS },
    });
    expect(waitAfter(CLOCKS_DIFFER_MS + 1)).toMatchObject({ ok: true, state: { sentInWindow: 1 } });
    const pausedFor = (pauseMs: number) =>
      decideTryCode({ ...NO_CODES, pausedUntilMs: start + pauseMs }, start);
    expect(pausedFor(CODE_PAUSE_MS + CLOCKS_DIFFER_MS)).toEqual({
      ok: false,
      refusal: { code: 'code_paused', waitMs: CODE_PAUSE_MS + CLOCKS_DIFFER_MS },
    });
    expect(pausedFor(CODE_PAUSE_MS + CLOCKS_DIFFER_MS + 1)).toEqual({ ok: true });
  });

  test('is one to whom either the last code or the hour that they are counted in lies ahead', () => {
    const full = { ...NO_CODES, sentInWindow: CODES_PER_CONTACT };
    for (const known of [
      { ...full, sentAtMs: ahead, windowAtMs: start - 1 },
      { ...full, sentAtMs: start - RESEND_WAIT_MS, windowAtMs: ahead },
      { ...full, sentAtMs: undefined, windowAtMs: ahead },
    ])
      expect(decideSendCode(known, start)).toMatchObject({
        ok: true,
        state: { sentAtMs: start, windowAtMs: start, sentInWindow: 1 },
      });
  });
});

describe('[AUTH-01] layouts of sign-in', () => {
  const flags = (otp: 0 | 1, manual: 0 | 1, social: 0 | 1) => ({
    otp_login_status: otp,
    manual_login_status: manual,
    social_login_status: social,
    google_login_status: 1 as const,
    facebook_login_status: 0 as const,
    apple_login_status: 1 as const,
  });

  test.each([
    [flags(1, 0, 0), 'otp'],
    [flags(0, 1, 0), 'manual'],
    [flags(0, 0, 1), 'social'],
    [flags(1, 1, 0), 'otp_manual'],
    [flags(1, 0, 1), 'otp_social'],
    [flags(0, 1, 1), 'manual_social'],
    [flags(1, 1, 1), 'all'],
    [flags(0, 0, 0), 'manual'],
  ] as const)('%j is %s', (given, layout) => expect(signInLayout(given)).toBe(layout));

  test('social buttons by their statuses; without any, social sign-in is off', () => {
    expect(socialButtons(flags(0, 0, 1))).toEqual(['google', 'apple']);
    expect(socialButtons(flags(1, 1, 0))).toEqual([]);
    const none = { ...flags(1, 1, 1), google_login_status: 0, apple_login_status: 0 } as const;
    expect(signInLayout(none)).toBe('otp_manual');
  });

  test('only codes: no back link', () => {
    expect(SIGN_IN_LAYOUTS.filter((layout) => !hasBackLink(layout))).toEqual(['otp']);
  });
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox', 'Android'],
  ['curl/8.0', '', ''],
])('%s is %s on %s', (agent, browser, system) => expect(deviceOf(agent)).toEqual({ browser, system }));
