import { type Client, createClient, Refusal } from '@promenade/contract/client';
import { callPaths } from '@promenade/contract/paths';
import { noteAnswerTime } from '../clock/market-clock.ts';
import { readStored, writeStored } from '../session/browser-store.ts';
import { noteEndedSession } from './ended-session.ts';
import { forgetShopper } from './forget-shopper.ts';
import { keepLeavingKey, readLeavingKey } from '../session/leaving-key.ts';
import { keepPlace } from '../session/return-place.ts';
import { parseVisit } from '../session/visit.ts';
import { tellTabsOfWrite } from '../session/write-signal.ts';
import { goHomeSaying } from '../toast/go-home.ts';
import { isAnswer } from './is-answer.ts';
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

// A line can be dead without the browser being told, which then waits for minutes. Pictures take their time.
const longestAnswerMs = 30_000;
const longestUploadMs = 180_000;

const carriesFile = (body: RequestInit['body']): boolean =>
  body instanceof FormData && [...body.values()].some((part) => typeof part !== 'string');

/** The beginning of an answer is waited for no longer: what is read is asked for again, and a press may be repeated. */
async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const over = new AbortController();
  const longestMs = carriesFile(init.body) ? longestUploadMs : longestAnswerMs;
  const timer = setTimeout(() => over.abort(new DOMException('', 'TimeoutError')), longestMs);
  const signal = init.signal ? AbortSignal.any([init.signal, over.signal]) : over.signal;
  try {
    return await fetch(url, { ...init, signal });
  } finally {
    clearTimeout(timer);
  }
}

async function fetchTimed(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetchInTime(url, init);
  noteAnswerTime(answer);
  return answer;
}

const client = createClient({
  origin: '',
  fetch: fetchTimed,
  headers: browserHeaders,
  newIdempotencyKey,
});

/**
 * A 401 while a token is stored: the token is removed, the shopper is told and sent home; their place is remembered
 * (SYS-05).
 */
function leaveDeadSession(): void {
  keepPlace();
  noteEndedSession();
  writeStored('token', null);
  goHomeSaying('error', 'common.sessionExpired');
}

let asksOfDeletion = false;

/**
 * The session is also dead if the account was deleted by a call whose answer was lost: that is reported as done
 * (PROF-03).
 */
function leaveDeleted(idempotencyKey: string): void {
  // Several calls may be refused at once: what the first one asks is not asked again while the page is left.
  if (asksOfDeletion) return;
  asksOfDeletion = true;
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
 * Removes the credentials that the failed call was sent with. If somebody has signed in meanwhile, they stay signed
 * in: their guest id has not been used since. A guest unknown to the market gets a new id with the next call.
 */
function leaveWhatIsDead(refusal: Refusal, { token, guestId }: ReturnType<typeof caller>): void {
  const now = caller();
  if (refusal.code === 'guest_unknown' && guestId === now.guestId) writeStored('guest_id', null);
  if (refusal.status !== 401 || !token || token !== now.token) return;
  const leaving = readLeavingKey();
  if (leaving) leaveDeleted(leaving);
  else leaveDeadSession();
}

// They calculate a price and change nothing: a write that was lost before them is still the one that is repeated
// after them.
const asksOnly = /quote$/i;

// By then nobody waits for it any more.
const longestAskMs = 8000;

/** On a line that died on the way it may have been done: that is asked for, and told. */
const callInTime: Client = async (id, input = {}) => {
  try {
    return await client(id, input);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    const signal = AbortSignal.timeout(longestAskMs);
    return client(id, { ...input, answeredOnly: true, signal }).catch(() => {
      throw error;
    });
  }
};

/** Calls with a key that is kept, across pages too, until there is an answer. */
const callOnce: Client = async (id, input = {}) => {
  const { key, isAgain } = keyOfWrite(id, input);
  try {
    const reply = await callInTime(id, { ...input, idempotencyKey: key });
    noteAnswered(id, key);
    return reply;
  } catch (error) {
    // A server error, or a proxy timeout, does not tell whether it was done, nor does one press too many whether the one
    // before it was.
    if (isAnswer(error) && error.status !== 429) noteAnswered(id, key);
    else noteLost(id, input, key);
    // A different body arrived under this key, so this is another write.
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

/** The caller and module, if they differ from the current ones: for a change that was made earlier. */
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

/** Calls as a given caller; the request is sent even if the page is left before the answer. */
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
