import { type Matter, NOTIFICATION_KINDS, type NotificationKind, type Way, WAYS } from './kinds.ts';

/** The ways a customer wants, or does not want, for one matter. */
export type WayChoices = Readonly<Record<Way, boolean>>;

/** What holds until a customer chooses: a device hears of all, a letter brings what is worth keeping. */
export const USUAL_WAYS: Readonly<Record<Matter, WayChoices>> = {
  receipt: { push: true, mail: true, sms: false },
  progress: { push: true, mail: false, sms: false },
  trouble: { push: true, mail: true, sms: false },
  refund: { push: true, mail: true, sms: false },
  wallet: { push: true, mail: false, sms: false },
  message: { push: true, mail: false, sms: false },
};

/** Who is told, and what is known of how to reach them. */
export type Recipient = {
  readonly isGuest: boolean;
  /** Of the matter; undefined where the customer never chose. */
  readonly choices?: WayChoices | undefined;
  readonly hasMail: boolean;
  readonly hasPhone: boolean;
};

// A guest has no device that we know and no list: one way for what must not be missed, mail before a text message.
function waysOfGuest(usual: WayChoices, { hasMail, hasPhone }: Recipient): Way[] {
  if (!usual.mail) return [];
  if (hasMail) return ['mail'];
  return hasPhone ? ['sms'] : [];
}

/**
 * Which ways a notification takes (MSG-02).
 * @returns none where nothing was chosen, or nobody can be reached so
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
