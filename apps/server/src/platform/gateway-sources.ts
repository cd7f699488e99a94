/** How Stripe is reached. */
export interface StripeSource {
  /** Never logged. */
  readonly secretKey: string;
  /** What its webhooks are signed with. Never logged. */
  readonly webhookSecret: string;
  /** Without a slash at the end. */
  readonly url: string;
}

/** Payment gateways outside that the environment names; absent ones are not there. */
export interface GatewaySources {
  readonly stripe?: StripeSource | undefined;
}
