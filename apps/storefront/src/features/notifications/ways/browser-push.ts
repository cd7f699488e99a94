/** The storefront's worker: a page registers it when it is at rest, and it shows what is pushed too. */
const workerPath = '/sw.js';

/** What this browser lets a page do. */
export type PushAbility = 'possible' | 'denied' | 'impossible';

/** Whether this browser can be told, without asking anybody. */
export function pushAbility(): PushAbility {
  const hasAll = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasAll) return 'impossible';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** The subscription that this browser has, whoever it was made for. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() === 'impossible') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, and subscribes; null where the person said no. To be called from a press. */
export async function askToPush(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
