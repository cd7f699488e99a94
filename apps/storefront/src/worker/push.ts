import { type NotificationEvent, type PushEvent, scope } from './scope.ts';

interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: string;
  readonly tag: string;
  readonly path: string;
}

/** Shows a push message of the market (MSG-02). */
export function showPushed(event: PushEvent): void {
  const { title, body, lang, dir, tag, path } = event.data.json() as Pushed;
  const options = { body, lang, dir, tag, renotify: true, icon: '/icons/icon-192.png', data: { path } };
  event.waitUntil(scope.registration.showNotification(title, options));
}

/**
 * On sign-out: closes the notifications on the screen, and unsubscribes, so that messages still on their way are not
 * delivered. A subscription belongs to a session: signing in again makes a new one.
 */
export async function leavePush(): Promise<void> {
  const { registration } = scope;
  for (const shown of (await registration.getNotifications?.()) ?? []) shown.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

// Uses an open tab if there is one.
async function open(path: string): Promise<unknown> {
  const target = new URL(path, scope.location.origin).href;
  const [tab] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return scope.clients.openWindow(target);
  await tab.focus();
  // A tab that this worker does not control cannot be navigated: then the page opens in a new one.
  return tab.navigate(target).catch(() => scope.clients.openWindow(target));
}

/** Opens the page that a notification is about. */
export function openPushed(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
}
