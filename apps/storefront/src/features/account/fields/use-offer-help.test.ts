import { Refusal } from '@promenade/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRefusal } from '../../../lib/api/refusal-toasts.ts';
import { dismissToast, readToasts } from '../../../lib/toast/toasts.ts';
import { offerHelp } from './use-offer-help.ts';

// Files share what is shown: some leave theirs.
beforeEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});
afterEach(() => vi.unstubAllGlobals());

const help = 'Help & Support';
const refusal = (code: string, message: string) => new Refusal(403, { errors: [{ code, message }], message });

test('one whose account is blocked is led to where to ask why: ‘contact us’ led nowhere', () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const blocked = refusal('account_blocked', 'This account is blocked.');
  showRefusal(blocked, '');
  offerHelp(blocked, help);
  expect(readToasts()).toMatchObject([
    { kind: 'error', text: 'This account is blocked.', action: { label: help } },
  ]);
  readToasts()[0]?.action?.press();
  expect(opened).toHaveBeenCalledWith('/help-and-support', '_blank', 'noopener');
});

test.each([refusal('credentials_wrong', 'Wrong.'), new TypeError('Failed to fetch')])(
  'what is refused for another reason stays as it is said: %s',
  (error) => {
    showRefusal(error, 'lost');
    const before = readToasts();
    offerHelp(error, help);
    expect(readToasts()).toEqual(before);
  },
);
