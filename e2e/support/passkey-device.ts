import type { Page } from '@playwright/test';

/** A device that makes passkeys, and signs in by them, without asking anybody. Answers how many it has. */
export async function addPasskeyDevice(page: Page): Promise<{ readonly passkeys: () => Promise<number> }> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const device = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await devices.send('WebAuthn.getCredentials', device)).credentials.length,
  };
}
