/** The storefront's worker: a page registers it when idle, and it shows push notifications too. */
const workerPath = '/sw.js';

/** The permission of this browser. */
export type PushAbility = 'possible' | 'denied' | 'impossible';

/** Whether this browser can receive push notifications, without asking anybody. */
export function pushAbility(): PushAbility {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasAll) return 'impossible';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The subscription of this browser, whoever it was created for. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() === 'impossible') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Bytes from the market's encoding of its key (RFC 4648, 5). */
const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

// A browser has one subscription, bound to the key it was created with, and refuses another key: a market whose key
// was replaced, or another one at the same address, could not be subscribed to any more.
async function dropFormer(pushManager: PushManager, publicKey: string): Promise<void> {
  const former = await pushManager.getSubscription();
  const key = former?.options.applicationServerKey;
  if (former && (!key || base64url(key) !== publicKey)) await former.unsubscribe();
}

/** Asks for permission, and subscribes; null if it was denied. To be called from a press. */
export async function askToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  await dropFormer(pushManager, publicKey);
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
