import { type Client, createClient, Refusal } from '@promenade/contract/client';
import { callPaths } from '@promenade/contract/paths';
import { noteAnswerTime } from '../clock/market-clock.ts';
import { readStored, writeStored } from '../session/browser-store.ts';
import { forgetShopper } from '../session/forget-shopper.ts';
import { keepLeavingKey, readLeavingKey } from '../session/leaving-key.ts';
import { keepPlace } from '../session/return-place.ts';
import { parseVisit } from '../session/visit.ts';
import { tellTabsOfWrite } from '../session/write-signal.ts';
import { goHomeSaying } from '../toast/go-home.ts';
import { keyOfWrite, noteAnswered, noteLost } from './lost-writes.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { requestHeaders } from './request-headers.ts';

/** The visit as the browser holds it now, not as the page was rendered with; language and module are the page's own. */
function visitNow() {
  const names = ['location', 'currentLatLng', 'zoneid'] as const;
  const { lang, dataset } = document.documentElement;
  const stored: Record<string, string> = { 'language-setting': lang, module: dataset['module'] ?? '' };
  for (const name of names) stored[name] = readStored(name) ?? '';
  return parseVisit(stored, null);
}

/** The headers of SYS-01 as this browser sends them now. */
export const browserHeaders = (): Record<string, string> => requestHeaders(visitNow(), readStored('token'));

async function fetchTimed(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  noteAnswerTime(answer);
  return answer;
}

const client = createClient({
  origin: '',
  fetch: fetchTimed,
  headers: browserHeaders,
  newIdempotencyKey,
});

/** A 401 while a token is stored: the token goes, the shopper is told and sent home; their place is kept (SYS-05). */
function leaveDeadSession(): void {
  keepPlace();
  writeStored('token', null);
  goHomeSaying('error', 'common.sessionExpired');
}

/** A session is dead, too, whose account was deleted by a call that got no answer: that is told as done (PROF-03). */
function leaveDeleted(idempotencyKey: string): void {
  const farewell = (): void => {
    forgetShopper('deleted');
    goHomeSaying('success', 'account.deleted');
  };
  const otherwise = (): void => {
    keepLeavingKey(null);
    leaveDeadSession();
  };
  void client('accounts.remove', { idempotencyKey, answeredOnly: true }).then(farewell, otherwise);
}

const caller = () => ({ token: readStored('token'), guestId: readStored('guest_id') });

/**
 * What was dead when it was called with is left. Whoever has signed in while the refusal was on its way stays so: their
 * guest's id has opened nothing since. A guest that the market no longer knows begins anew at the next call.
 */
function leaveWhatIsDead(refusal: Refusal, { token, guestId }: ReturnType<typeof caller>): void {
  const now = caller();
  if (refusal.code === 'guest_unknown' && guestId === now.guestId) writeStored('guest_id', null);
  if (refusal.status !== 401 || !token || token !== now.token) return;
  const leaving = readLeavingKey();
  if (leaving) leaveDeleted(leaving);
  else leaveDeadSession();
}

// They answer a price and change nothing: what was lost before them is what is pressed again after them.
const asksOnly = /quote$/i;

/** Calls under a key that stays, over pages too, until there is an answer. */
const callOnce: Client = async (id, input = {}) => {
  const { key, isAgain } = keyOfWrite(id, input);
  try {
    const reply = await client(id, { ...input, idempotencyKey: key });
    noteAnswered(id, key);
    return reply;
  } catch (error) {
    // A fault, or a proxy that gave up, does not say whether it was done.
    const isOpen = !(error instanceof Refusal) || error.status >= 500;
    if (isOpen) noteLost(id, input, key);
    else noteAnswered(id, key);
    // What had arrived says something else: this is another write.
    if (isAgain && error instanceof Refusal && error.code === 'key_reused') return callOnce(id, input);
    throw error;
  }
};

/** Calls the API from the browser: headers of SYS-01, idempotency keys and SYS-05 included. */
export const call: Client = async (id, input = {}) => {
  const isOwn = input.idempotencyKey !== undefined;
  const isWrite = !callPaths[id].startsWith('GET') && !asksOnly.test(id);
  const then = caller();
  try {
    const reply = await (isWrite && !isOwn ? callOnce(id, input) : client(id, input));
    if (isWrite) tellTabsOfWrite(id);
    return reply;
  } catch (error) {
    if (error instanceof Refusal) leaveWhatIsDead(error, then);
    throw error;
  }
};

/** Who calls, and in which module, where that is not whoever is here now: a change that was made before. */
export interface CallerThen {
  /** Null calls as a guest. */
  readonly token: string | null;
  /** '' means the market's first. */
  readonly moduleId: string;
}

/** The headers of SYS-01 for such a caller. */
export function headersOf({ token, moduleId }: CallerThen): Record<string, string> {
  const { authorization: _now, moduleId: _here, ...headers } = browserHeaders();
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (moduleId !== '') headers['moduleId'] = moduleId;
  return headers;
}

/** Calls as somebody; what is sent goes on its way even if the page does not stay for the answer. */
export function callAs(by: CallerThen): Client {
  const clientThen = createClient({
    origin: '',
    fetch: (url, init) => fetchTimed(url, { ...init, keepalive: init.method !== 'GET' }),
    headers: () => headersOf(by),
    newIdempotencyKey,
  });
  return async (id, input) => {
    const then = { ...caller(), token: by.token };
    try {
      return await clientThen(id, input);
    } catch (error) {
      if (error instanceof Refusal) leaveWhatIsDead(error, then);
      throw error;
    }
  };
}
