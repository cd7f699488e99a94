import { type Carriers, localCarrier } from '../outbox/message.ts';

/** An OpenID Connect provider. */
export interface OpenIdSource {
  /** Exactly as the provider's tokens name it. */
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly jwksUrl: string;
  readonly clientId: string;
}

/** A provider of Graph's kind: tokens are opaque and asked about. */
export interface GraphSource {
  readonly authorizeUrl: string;
  /** Without a slash at the end, the API's version in it. */
  readonly graphUrl: string;
  readonly appId: string;
  readonly appSecret: string;
}

/** Who sends and checks codes in our place (AUTH-10): Identity Toolkit's REST calls. */
export interface PhoneCheckSource {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The providers that the environment names; absent ones are not there. */
export interface SignInSources {
  readonly google?: OpenIdSource | undefined;
  readonly apple?: OpenIdSource | undefined;
  readonly facebook?: GraphSource | undefined;
  readonly phoneCheck?: PhoneCheckSource | undefined;
}

/** How to reach who carries messages and who vouches for people. */
export interface SignInServices {
  readonly carriers: Carriers;
  readonly sources: SignInSources;
}

/** Nobody outside: messages stay here, and a demonstration vouches for itself. */
export const localServices: SignInServices = {
  carriers: { mail: localCarrier, sms: localCarrier },
  sources: {},
};
