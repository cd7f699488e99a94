import { type NotificationEvent, type PushEvent, scope } from './scope.ts';

interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: string;
  readonly tag: string;
  readonly path: string;
}

/** Shows what the market tells this browser (MSG-02). */
export function showPushed(event: PushEvent): void {
  const { title, body, lang, dir, tag, path } = event.data.json() as Pushed;
  const options = { body, lang, dir, tag, renotify: true, icon: '/icons/icon-192.png', data: { path } };
  event.waitUntil(scope.registration.showNotification(title, options));
}

/**
 * Whoever was told leaves: what still stands on the screen goes, and what its push service has not brought yet does not
 * come any more. The market tells a session, so who comes back is subscribed anew.
 */
export async function leavePush(): Promise<void> {
  const { registration } = scope;
  for (const shown of (await registration.getNotifications?.()) ?? []) shown.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

// A tab that is open is used again.
async function open(path: string): Promise<unknown> {
  const target = new URL(path, scope.location.origin).href;
  const [tab] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return scope.clients.openWindow(target);
  await tab.focus();
  // Only tabs that this worker controls can be led on; the others get the page beside them.
  return tab.navigate(target).catch(() => scope.clients.openWindow(target));
}

/** Opens what a notification is about. */
export function openPushed(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
}
