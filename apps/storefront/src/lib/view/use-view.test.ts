import { afterEach, expect, test, vi } from 'vitest';
import { goToView } from './use-view.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a page is asked to do that shows this, with so many views opened before it. */
function askedAt(search: string, opened: number | null, view: string | null, turns = false) {
  vi.stubGlobal('location', { search });
  vi.stubGlobal('history', { state: { usr: opened } });
  const navigate = vi.fn();
  goToView(navigate, view, turns);
  return navigate.mock.calls[0];
}

test('leafing through enlarged pictures adds nothing to the history: Back led through each of them', () => {
  const kept = { preventScrollReset: true };
  expect(askedAt('?sort=price', null, 'zoom:1')).toEqual([
    { search: 'sort=price&view=zoom%3A1' },
    { ...kept, replace: false, state: 1 },
  ]);
  expect(askedAt('?sort=price&view=zoom%3A1', 1, 'zoom:2', true)).toEqual([
    { search: 'sort=price&view=zoom%3A2' },
    { ...kept, replace: true, state: 1 },
  ]);
  expect(askedAt('?sort=price&view=zoom%3A2', 1, null)).toEqual([-1]);
  // A view that opens another one is gone back to.
  expect(askedAt('?view=item%3Apizza', 1, 'item:pasta')?.[1]).toEqual({ ...kept, replace: false, state: 2 });
});
