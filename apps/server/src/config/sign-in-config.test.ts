import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { signInServices } from '../platform/sources/sign-in-services.ts';

test('nothing named: messages stay here, and nobody outside vouches for anybody', () => {
  const { carriers, sources } = signInServices(loadConfig({}).signIn);
  expect([carriers.mail.isLocal, carriers.sms.isLocal]).toEqual([true, true]);
  expect(Object.values(sources).filter(Boolean)).toEqual([]);
});

test('what the environment names is used', () => {
  const { carriers, sources } = signInServices(
    loadConfig({
      SMTP_URL: 'smtps://user:pass@mail.example.org',
      MAIL_FROM: 'post@example.org',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+1555',
      GOOGLE_CLIENT_ID: 'google-id',
      APPLE_CLIENT_ID: 'apple-id',
      FACEBOOK_APP_ID: '77',
      FACEBOOK_APP_SECRET: 'secret',
      FIREBASE_API_KEY: 'key',
    }).signIn,
  );
  expect([carriers.mail.isLocal, carriers.sms.isLocal]).toEqual([false, false]);
  expect(sources).toMatchObject({
    google: { clientId: 'google-id', issuer: 'https://accounts.google.com' },
    apple: { clientId: 'apple-id', issuer: 'https://appleid.apple.com' },
    facebook: { appId: '77' },
    phoneCheck: { apiKey: 'key' },
  });
});

test('half of what belongs together is told, all of it at once', () => {
  const env = { SMTP_URL: 'smtp://mail', TWILIO_ACCOUNT_SID: 'AC1', FACEBOOK_APP_ID: '77' };
  expect(() => loadConfig(env)).toThrow(
    /MAIL_FROM: SMTP_URL needs it\n.*TWILIO_AUTH_TOKEN.*\n.*TWILIO_FROM.*\n.*FACEBOOK_APP_SECRET/,
  );
});
