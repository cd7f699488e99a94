import { type Matter, NOTIFICATION_KINDS, type NotificationKind, type Way, WAYS } from './kinds.ts';

/** The channels that a customer has switched on or off for one matter. */
export type WayChoices = Readonly<Record<Way, boolean>>;

/** Default channels: push for everything, email for what is worth keeping. */
export const USUAL_WAYS: Readonly<Record<Matter, WayChoices>> = {
  receipt: { push: true, mail: true, sms: false },
  progress: { push: true, mail: false, sms: false },
  trouble: { push: true, mail: true, sms: false },
  refund: { push: true, mail: true, sms: false },
  wallet: { push: true, mail: false, sms: false },
  message: { push: true, mail: false, sms: false },
};

/** The recipient, and how they can be reached. */
export type Recipient = {
  readonly isGuest: boolean;
  /** The customer's choice for the matter; undefined if there is none. */
  readonly choices?: WayChoices | undefined;
  readonly hasMail: boolean;
  readonly hasPhone: boolean;
};

// A guest has no subscribed device and no list: one channel for important news, email before text message.
function waysOfGuest(usual: WayChoices, { hasMail, hasPhone }: Recipient): Way[] {
  if (!usual.mail) return [];
  if (hasMail) return ['mail'];
  return hasPhone ? ['sms'] : [];
}

/**
 * The channels a notification is sent by (MSG-02).
 * @returns none if none is chosen, or the recipient cannot be reached by any
 */
export function waysOf(kind: NotificationKind, recipient: Recipient): Way[] {
  const { matter, ways } = NOTIFICATION_KINDS[kind];
  const usual = USUAL_WAYS[matter];
  const possible: readonly Way[] = ways;
  if (recipient.isGuest) return waysOfGuest(usual, recipient).filter((way) => possible.includes(way));
  const wanted = recipient.choices ?? usual;
  const reached: WayChoices = { push: true, mail: recipient.hasMail, sms: recipient.hasPhone };
  return WAYS.filter((way) => wanted[way] && reached[way] && possible.includes(way));
}
