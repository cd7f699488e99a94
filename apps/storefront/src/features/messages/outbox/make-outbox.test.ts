import { Refusal } from '@promenade/contract/client';
import { describe, expect, test } from 'vitest';
import { makeOutbox, type OutboxDeps } from './make-outbox.ts';
import type { Unsent } from './outbox-store.ts';

let turns = 0;
const unsent = (message_id: string, change: Partial<Unsent> = {}): Unsent => {
  turns += 1;
  const talk = { conversation_id: 'c1' };
  return {
    message_id,
    talk,
    text: message_id,
    pictures: [],
    at: '',
    turn: turns,
    token: 't1',
    state: 'waiting',
    ...change,
  };
};
const refusal = (status: number) => new Refusal(status, { errors: [], message: 'No' });

/** An outbox over a market that answers as the test says, in turn; after that it takes everything. */
function opened(answers: (Error | 'taken')[] = [], kept: Unsent[] = []) {
  let token = 't1';
  const tried: string[] = [];
  const givenBack: string[] = [];
  const rows = new Map(kept.map((row) => [row.message_id, row]));
  let again: () => void = () => undefined;
  const deps: OutboxDeps = {
    store: {
      put: async (row) => rows.set(row.message_id, row),
      remove: async (id) => rows.delete(id),
      list: async () => [...rows.values()],
    },
    send: async ({ message_id }) => {
      tried.push(message_id);
      const answer = answers.shift() ?? 'taken';
      if (answer !== 'taken') throw answer;
      return { message_id } as never;
    },
    isOwn: (row) => row.token === token,
    giveBack: (over) => givenBack.push(...over.map(({ text }) => text)),
    worthAnotherTry: () =>
      new Promise((resolve) => {
        again = resolve;
      }),
  };
  const outbox = makeOutbox(deps);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const tryAgain = () => {
    again();
    return settle();
  };
  const signIn = (other: string) => {
    token = other;
  };
  return { outbox, tried, givenBack, rows, settle, tryAgain, signIn };
}
const tooMany = (code: string, retryAfter: string) =>
  new Refusal(429, { errors: [{ code, message: 'Later' }], message: 'Later' }, retryAfter);
const states = (outbox: ReturnType<typeof opened>['outbox']) =>
  outbox.read().map(({ message_id, state }) => `${message_id} ${state}`);

describe('[MSG-01] messages on their way', () => {
  test('leave in the order they were written, each once, and are forgotten then', async () => {
    const { outbox, tried, rows, settle } = opened();
    const heard: unknown[] = [];
    outbox.onSent((sent) => heard.push(sent));
    for (const id of ['m1', 'm2', 'm3']) outbox.add(unsent(id));
    await settle();
    expect([tried, outbox.read(), rows.size, heard.length]).toEqual([['m1', 'm2', 'm3'], [], 0, 3]);
  });

  test('wait without a connection and go out under the same ids when it is back', async () => {
    const { outbox, tried, rows, settle, tryAgain } = opened([new TypeError('offline'), refusal(503)]);
    outbox.add(unsent('m1'));
    outbox.add(unsent('m2'));
    await settle();
    expect(states(outbox)).toEqual(['m1 waiting', 'm2 waiting']);
    expect([...rows.keys()]).toEqual(['m1', 'm2']);
    await tryAgain();
    expect(states(outbox)).toEqual(['m1 waiting', 'm2 waiting']);
    await tryAgain();
    expect([tried, states(outbox)]).toEqual([['m1', 'm1', 'm1', 'm2'], []]);
  });

  test('a refused one says why, holds nobody up, and is tried again or thrown away by hand', async () => {
    const { outbox, tried, rows, settle } = opened([refusal(422), 'taken', refusal(404)]);
    outbox.add(unsent('m1'));
    outbox.add(unsent('m2'));
    await settle();
    expect(outbox.read()).toMatchObject([{ message_id: 'm1', state: 'refused', refusal: 'No' }]);
    outbox.retry('m1');
    await settle();
    expect(states(outbox)).toEqual(['m1 refused']);
    outbox.drop('m1');
    expect([tried, outbox.read(), rows.size]).toEqual([['m1', 'm2', 'm1'], [], 0]);
  });

  test('what is more than a day’s share is told: it was tried again for a day, unsaid', async () => {
    const { outbox, tried, settle } = opened([refusal(429), tooMany('messages_many', '40000')]);
    outbox.add(unsent('m1'));
    outbox.add(unsent('m2', { talk: { counterpart: 'support' } }));
    await settle();
    expect(tried).toEqual(['m1', 'm2']);
    expect(outbox.read()).toMatchObject([{ state: 'waiting' }, { state: 'refused', refusal: 'Later' }]);
  });

  test('how long the answer says to wait decides, whatever it is called: three codes were known by name', async () => {
    const { outbox, settle } = opened([tooMany('messages_many', '30'), tooMany('not_known_yet', '40000')]);
    outbox.add(unsent('m1'));
    outbox.add(unsent('m2', { talk: { counterpart: 'support' } }));
    await settle();
    expect(outbox.read()).toMatchObject([{ state: 'waiting' }, { state: 'refused', refusal: 'Later' }]);
  });

  test('conversations do not wait for each other', async () => {
    const { outbox, tried, settle } = opened([new TypeError('offline')]);
    outbox.add(unsent('m1'));
    outbox.add(unsent('m2', { talk: { counterpart: 'support' } }));
    await settle();
    expect([tried, states(outbox)]).toEqual([['m1', 'm2'], ['m1 waiting']]);
  });

  test('nothing is said in the name of whoever signs in next', async () => {
    const { outbox, tried, rows, settle, tryAgain, signIn } = opened([new TypeError('offline')]);
    outbox.add(unsent('m1'));
    await settle();
    signIn('t2');
    await tryAgain();
    expect([tried, outbox.read(), rows.size]).toEqual([['m1'], [], 0]);
  });

  test('whatever shows that a session is dead, the words of what was being sent are given back in their order, once: those that another call had shown it to were gone', async () => {
    const [first, second] = [unsent('m1'), unsent('m2')];
    for (const answer of [refusal(401), new TypeError('offline')]) {
      const { outbox, tried, givenBack, rows, settle, tryAgain, signIn } = opened([answer]);
      outbox.add(first);
      outbox.add(second);
      await settle();
      signIn('none');
      await tryAgain();
      expect([tried, givenBack, outbox.read(), rows.size]).toEqual([['m1'], ['m1', 'm2'], [], 0]);
    }
    const { outbox, givenBack, rows } = opened([], [second, first]);
    await outbox.resume('t2');
    expect([givenBack, rows.size]).toEqual([['m1', 'm2'], 0]);
  });

  test('what an earlier page left goes out; another account’s is thrown away', async () => {
    const kept = [unsent('m1'), unsent('m2', { token: 't2' })];
    const { outbox, tried, rows, settle } = opened([], kept);
    await Promise.all([outbox.resume('t1'), outbox.resume('t1')]);
    await settle();
    expect([tried, rows.size, outbox.read()]).toEqual([['m1'], 0, []]);
  });
});
