import type { Page } from '@playwright/test';

/** An authenticator that creates passkeys and signs in without user interaction. The result counts its passkeys. */
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
