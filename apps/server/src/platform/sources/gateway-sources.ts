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
  /** What every call to a gateway goes through where payments are to misbehave (FAULTS): waits, and throws. */
  readonly before?: (patienceMs: number) => Promise<void>;
  /** How the next message of a gateway arrives there: as it came, twice, or after those that follow it. */
  readonly arriving?: () => 'once' | 'twice' | 'later';
}
