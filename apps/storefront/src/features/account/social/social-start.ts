import type { SocialMedium } from '@promenade/domain/accounts';
import { tabStorage } from '../../../lib/session/storage.ts';

const name = 'social-start';

/** What is stored while the visitor is with the provider. */
export interface SocialStart {
  readonly medium: SocialMedium;
  /** Returned unchanged, or the answer is somebody else's. */
  readonly state: string;
  /** Where the visitor was. */
  readonly place: string;
}

export function keepStart(start: SocialStart): void {
  tabStorage.write(name, JSON.stringify(start));
}

/** The stored state, once: an answer can be used a single time. */
export function takeStart(): SocialStart | null {
  const kept = tabStorage.read(name);
  tabStorage.write(name, null);
  return kept === null ? null : (JSON.parse(kept) as SocialStart);
}

/** The unverified claims of a provider's ID token: the server checks them. Empty if it cannot be read. */
export function claimsOf(idToken: string): { readonly email?: string; readonly unique_id?: string } {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (sign) => sign.charCodeAt(0));
    const { email, sub } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return {
      ...(typeof email === 'string' ? { email } : {}),
      ...(typeof sub === 'string' ? { unique_id: sub } : {}),
    };
  } catch {
    return {};
  }
}
