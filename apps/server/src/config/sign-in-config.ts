import { z } from 'zod';
import type { SignInSettings } from '../platform/sources/sign-in-services.ts';

const text = (meaning: string) => z.string().min(1).optional().describe(meaning);

/** Keys of the environment about mail, text messages and who vouches for people. All may stay empty. */
export const signInKeys = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@host' })
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@host, or smtp:// with STARTTLS: without TLS no password leaves this machine. Empty: mail stays in the outbox.',
    ),
  MAIL_FROM: text('Sender of mail, such as Market <post@example.org>. Needed with SMTP_URL.'),
  TWILIO_ACCOUNT_SID: text('Twilio account for text messages. Empty: they stay in the outbox.'),
  TWILIO_AUTH_TOKEN: text('Its token. Never logged.'),
  TWILIO_FROM: text('Number that text messages are sent from.'),
  TWILIO_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.twilio.com')
    .describe('Address of the text message carrier.'),
  GOOGLE_CLIENT_ID: text('Client id of sign-in with Google.'),
  APPLE_CLIENT_ID: text('Services id of sign-in with Apple.'),
  FACEBOOK_APP_ID: text('Application id of sign-in with Facebook.'),
  FACEBOOK_APP_SECRET: text('Its secret. Never logged.'),
  FIREBASE_API_KEY: text('Web API key of Firebase, if it sends and checks phone codes.'),
};

type Given = z.output<z.ZodObject<typeof signInKeys>>;

/** What one key alone cannot tell. */
export function wrongSignInKeys(given: Readonly<Record<string, string | undefined>>): string[] {
  const wrong: string[] = [];
  const needs = (key: string, ...others: string[]) => {
    for (const other of others) if (given[key] && !given[other]) wrong.push(`${other}: ${key} needs it`);
  };
  needs('SMTP_URL', 'MAIL_FROM');
  needs('TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM');
  needs('FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  return wrong;
}

/** The keys as the services take them. */
export function signInSettings(given: Given): SignInSettings {
  const { SMTP_URL: url, MAIL_FROM: from, TWILIO_ACCOUNT_SID: accountSid } = given;
  const { TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: number } = given;
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = given;
  return {
    mail: url && from ? { url, from } : undefined,
    sms:
      accountSid && authToken && number
        ? { baseUrl: given.TWILIO_URL.replace(/\/+$/, ''), accountSid, authToken, from: number }
        : undefined,
    googleClientId: given.GOOGLE_CLIENT_ID,
    appleClientId: given.APPLE_CLIENT_ID,
    facebook: appId && appSecret ? { appId, appSecret } : undefined,
    firebaseApiKey: given.FIREBASE_API_KEY,
  };
}
