import type { Body } from '@promenade/contract/calls';

/** What the device created, as the server expects it. */
export type DeviceResponse = Body<'accounts.passkeyLogin'>['response'];

type Options = Readonly<Record<string, unknown>>;

/** Whether the browser supports passkeys; they require a secure context. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && globalThis.isSecureContext;

/** The device or its owner declined: the name is WebAuthn's, the message is the browser's own. */
export class DeviceFailure extends Error {
  constructor(said: Error) {
    super(said.message);
    this.name = said.name;
  }
}

const ownWords = (said: Error): never => {
  throw new DeviceFailure(said);
};

/** Asks the device for a passkey to sign in with. Its library is loaded now. */
export async function askDevice(options: Options): Promise<DeviceResponse> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({ optionsJSON: options as never }).catch(ownWords)) as never;
}

/** WebAuthn Level 3, 5.1.10: not every browser supports it. */
interface Signals {
  readonly signalUnknownCredential?: (gone: { rpId: string; credentialId: string }) => Promise<void>;
}

/** Tells the device that a passkey is not valid any more, so that it is not offered again. Nothing waits for it. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  if (!canUsePasskeys()) return;
  await (PublicKeyCredential as Signals)
    .signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined);
}

/** Creates a passkey on the device. */
export async function makePasskey(options: Options): Promise<DeviceResponse> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return (await startRegistration({ optionsJSON: options as never }).catch(ownWords)) as never;
}
