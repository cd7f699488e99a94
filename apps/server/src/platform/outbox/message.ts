import type { PushServices } from '../push/push-services.ts';

/** A mail or a text message. */
export interface Message {
  readonly recipient: string;
  /** Empty for text messages. */
  readonly subject: string;
  readonly body: string;
}

/** Who carries messages of one channel. */
export interface Carrier {
  /** Keeps the message here and shows it to nobody outside: a market without a real carrier. */
  readonly isLocal: boolean;
  /** Throws when the carrier does not take it. */
  readonly send: (message: Message) => Promise<void>;
}

/** The carriers of a market. */
export interface Carriers {
  readonly mail: Carrier;
  readonly sms: Carrier;
  /** Who may bring a push to a device, in place of the services that browsers are known to use. */
  readonly push?: PushServices;
  /** What every push goes through where pushes are to misbehave (FAULTS): waits, and throws. */
  readonly beforePush?: (patienceMs: number) => Promise<void>;
}

/** No carrier: the row of the outbox is all that becomes of a message. */
export const localCarrier: Carrier = { isLocal: true, send: async () => undefined };
