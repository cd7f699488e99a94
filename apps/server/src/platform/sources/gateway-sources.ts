/** Connection settings of Stripe. */
export interface StripeSource {
  /** Never logged. */
  readonly secretKey: string;
  /** Verifies the signatures of its webhooks. Never logged. */
  readonly webhookSecret: string;
  /** Without a trailing slash. */
  readonly url: string;
}

/** Payment gateways configured in the environment; absent if not configured. */
export interface GatewaySources {
  readonly stripe?: StripeSource | undefined;
  /** Fault injection for payments (FAULTS), called before every call to a gateway: waits, and throws. */
  readonly before?: (patienceMs: number) => Promise<void>;
  /** How the next webhook is delivered with fault injection: once, twice, or after later ones. */
  readonly arriving?: () => 'once' | 'twice' | 'later';
}
