import { readStored, writeStored } from '../../../lib/session/browser-store.ts';

let shown = false;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const isOffered = (): boolean => shown;

export function subscribeOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this device has a built-in authenticator: fingerprint, face or PIN. */
async function hasOwnLock(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/** After a sign-in by another way: offers a passkey without blocking the page, once for each browser. */
export async function offerPasskey(): Promise<void> {
  if (readStored('passkey-offer') === 'answered' || !(await hasOwnLock())) return;
  show(true);
}

/** Accepted or not: it is not offered here again. */
export function answerOffer(): void {
  writeStored('passkey-offer', 'answered');
  show(false);
}
