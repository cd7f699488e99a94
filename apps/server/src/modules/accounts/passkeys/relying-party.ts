import type { Ctx } from '../../../platform/context.ts';

/** Whom a passkey is for: the market by its address (WebAuthn Level 3, 5.1.2). */
export function relyingParty({ publicUrl }: Pick<Ctx, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** The library is loaded with the first passkey: a start does without it. */
export const webauthn = () => import('@simplewebauthn/server');

/** How long a device may take. */
export const ceremonyMs = 5 * 60_000;
