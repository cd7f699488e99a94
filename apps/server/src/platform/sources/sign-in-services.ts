import { type MailSettings, smtpCarrier } from '../mail/smtp.ts';
import { localCarrier } from '../outbox/message.ts';
import type { SignInServices, SignInSources } from './sign-in-sources.ts';
import { type SmsSettings, twilioCarrier } from '../sms/twilio.ts';

/** Settings of the environment for mail, text messages and identity providers. */
export interface SignInSettings {
  readonly mail: MailSettings | undefined;
  readonly sms: SmsSettings | undefined;
  readonly googleClientId: string | undefined;
  readonly appleClientId: string | undefined;
  readonly facebook: { readonly appId: string; readonly appSecret: string } | undefined;
  readonly firebaseApiKey: string | undefined;
}

// Addresses from https://accounts.google.com/.well-known/openid-configuration
const google = {
  issuer: 'https://accounts.google.com',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};
// … and https://appleid.apple.com/.well-known/openid-configuration
const apple = {
  issuer: 'https://appleid.apple.com',
  authorizeUrl: 'https://appleid.apple.com/auth/authorize',
  jwksUrl: 'https://appleid.apple.com/auth/keys',
};
const graph = {
  authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  graphUrl: 'https://graph.facebook.com/v23.0',
};
const identityToolkit = 'https://identitytoolkit.googleapis.com';

function sourcesOf(settings: SignInSettings): SignInSources {
  const { googleClientId, appleClientId, facebook, firebaseApiKey } = settings;
  return {
    google: googleClientId === undefined ? undefined : { ...google, clientId: googleClientId },
    apple: appleClientId === undefined ? undefined : { ...apple, clientId: appleClientId },
    facebook: facebook && { ...graph, ...facebook },
    phoneCheck:
      firebaseApiKey === undefined ? undefined : { baseUrl: identityToolkit, apiKey: firebaseApiKey },
  };
}

/** Carriers and identity providers configured in the environment; the others stay local. */
export function signInServices(settings: SignInSettings): SignInServices {
  return {
    carriers: {
      mail: settings.mail ? smtpCarrier(settings.mail) : localCarrier,
      sms: settings.sms ? twilioCarrier(settings.sms) : localCarrier,
    },
    sources: sourcesOf(settings),
  };
}
