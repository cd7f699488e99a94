/** A mail; `{words}` in braces are filled in. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** The mails of applications in one language. */
export interface MailTexts {
  readonly received: MailText;
  readonly approvedStore: MailText;
  readonly approvedProvider: MailText;
  readonly approvedCourier: MailText;
  readonly refused: MailText;
  /** The reason where nobody has answered. */
  readonly unanswered: string;
}
