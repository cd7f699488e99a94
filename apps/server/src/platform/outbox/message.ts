import type { PushServices } from '../push/push-services.ts';

/** An email or a text message. */
export interface Message {
  readonly recipient: string;
  /** Empty for text messages. */
  readonly subject: string;
  readonly body: string;
}

/** The carrier of a channel. */
export interface Carrier {
  /** Only stores the message here and sends it nowhere, in a market without a real carrier. */
  readonly isLocal: boolean;
  /** Throws if the carrier does not accept it. */
  readonly send: (message: Message) => Promise<void>;
}

/** The carriers of a market. */
export interface Carriers {
  readonly mail: Carrier;
  readonly sms: Carrier;
  /** Allowed push services, instead of those that browsers are known to use. */
  readonly push?: PushServices;
  /** Fault injection for pushes (FAULTS): waits and throws. */
  readonly beforePush?: (patienceMs: number) => Promise<void>;
}

/** No carrier: messages stay in the outbox. */
export const localCarrier: Carrier = { isLocal: true, send: async () => undefined };
