import { type Carriers, localCarrier } from '../outbox/message.ts';

/** An OpenID Connect provider. */
export interface OpenIdSource {
  /** Exactly as in the provider's tokens. */
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly jwksUrl: string;
  readonly clientId: string;
}

/** A provider with an API like Facebook's Graph: tokens are opaque and verified by a call. */
export interface GraphSource {
  readonly authorizeUrl: string;
  /** Includes the API's version, without a trailing slash. */
  readonly graphUrl: string;
  readonly appId: string;
  readonly appSecret: string;
}

/** A service that sends and checks codes for us (AUTH-10): the REST API of Identity Toolkit. */
export interface PhoneCheckSource {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Identity providers configured in the environment; absent if not configured. */
export interface SignInSources {
  readonly google?: OpenIdSource | undefined;
  readonly apple?: OpenIdSource | undefined;
  readonly facebook?: GraphSource | undefined;
  readonly phoneCheck?: PhoneCheckSource | undefined;
}

/** Carriers and identity providers of a market. */
export interface SignInServices {
  readonly carriers: Carriers;
  readonly sources: SignInSources;
}

/** No outside services: messages stay in the outbox, and a demo is its own identity provider. */
export const localServices: SignInServices = {
  carriers: { mail: localCarrier, sms: localCarrier },
  sources: {},
};
