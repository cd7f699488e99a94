import { afterEach, expect, test, vi } from 'vitest';
import { leavePush } from './push.ts';

afterEach(() => vi.unstubAllGlobals());

test('[MSG-02] the next one on a browser sees and is pushed nothing of whoever left', async () => {
  const [shown, subscription] = [{ close: vi.fn() }, { unsubscribe: vi.fn(async () => true) }];
  const pushManager = { getSubscription: async () => subscription };
  vi.stubGlobal('registration', { getNotifications: async () => [shown], pushManager });
  await leavePush();
  expect(shown.close).toHaveBeenCalledOnce();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

test.each([{}, { pushManager: { getSubscription: async () => null } }])(
  'a browser without push leaves as any other',
  async (registration) => {
    vi.stubGlobal('registration', registration);
    await expect(leavePush()).resolves.toBeUndefined();
  },
);
