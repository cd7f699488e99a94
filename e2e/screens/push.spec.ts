import { createECDH } from 'node:crypto';
import { findWholeBrowser, startOf } from '../support/browser.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';
import { arriveSignedIn } from '../support/ordering.ts';

test.use({
  launchOptions: startOf(findWholeBrowser()),
  permissions: ['notifications'],
  provoked: /Push API in incognito|ERR_|Failed to load resource/,
  serviceWorkers: 'allow',
});

test('[MSG-02] the browser asks with the press alone; what is pushed is shown', async ({ page, context }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  await page.goto('/profile?page=notifications');
  await expect(page.getByText('Your browser will ask')).toBeVisible();
  const subscribed = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription());
  expect(await subscribed()).toBeNull();
  // A fresh browser profile, as in tests, has no push service: the page says so and stays as it was.
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This browser could not reach its push service')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify({ title: 'Order 7 is on its way', body: '', path: '/my-orders', tag: '7' });
  const deliver = () =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: marketUrl(), registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  // DevTools does not report whether the worker could be started, so deliver again. Repeated deliveries show one
  // notification, by its tag.
  await expect(async () => {
    await deliver();
    await expect.poll(shown, { timeout: 2000 }).toEqual(['Order 7 is on its way']);
  }).toPass();
  // Signing out in another tab removes it: the next user here must not see it.
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect.poll(shown).toEqual([]);
});

/** Replaces the push service, which a fresh profile lacks; each browser has an endpoint of its own. */
const standIn = (p256dh: string): void => {
  let made: object | null = null;
  const endpoint = `https://fcm.googleapis.com/fcm/send/${p256dh.slice(-22)}`;
  const keys = { p256dh, auth: 'a'.repeat(22) };
  const unsubscribe = async (): Promise<boolean> => {
    made = null;
    return true;
  };
  const subscribe = async () =>
    (made ??= { endpoint, options: {}, unsubscribe, toJSON: () => ({ endpoint, keys }) });
  Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => made });
};

test('push is turned on and off as far as the line and the browser let it', async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
  await arriveSignedIn(page);
  await page.addInitScript(standIn, createECDH('prime256v1').generateKeys('base64url'));
  await page.goto('/profile?page=notifications');
  const on = page.getByRole('button', { name: 'Turn on' });
  const off = page.getByRole('button', { name: 'Turn off' });
  await test.step('turning push on and off without an answer says so once, and shows what is so', async () => {
    await loseAnswer(page, '**/notifications/devices*');
    await on.click();
    await expect(page.getByText('The connection is lost.')).toBeVisible();
    await expect(page.getByText('This browser could not reach its push service')).toBeHidden();
    await expect(off).toBeVisible();
    await page.context().setOffline(true);
    await off.click();
    // The browser has unsubscribed: nothing reaches it any more.
    await expect(on).toBeVisible();
    await page.context().setOffline(false);
  });
  await test.step('push is turned off by the market where the browser cannot unsubscribe, without an error: the rejection was unhandled', async () => {
    await on.click();
    await expect(off).toBeVisible();
    await page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      const refuses = async () => Promise.reject(new DOMException('no push service', 'AbortError'));
      Object.assign((await pushManager.getSubscription()) as object, { unsubscribe: refuses });
    });
    await off.click();
    await expect(on).toBeVisible();
  });
});
