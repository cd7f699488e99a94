import { sql } from 'kysely';
import type { SocialMedium } from '@promenade/domain/accounts';
import { defaultSettings, type MarketSettings } from '../../modules/settings/index.ts';
import type { TestMarket } from '../test-market.ts';
import { softAuthenticator } from './authenticator.ts';

/** Settings with every sign-in method, including the local identity providers. */
export const everyWayIn: Partial<MarketSettings> = {
  demo: true,
  login: {
    ...defaultSettings.login,
    otp: true,
    social: true,
    google: true,
    facebook: true,
    apple: true,
  },
};

/** The code in the latest message to a contact. */
export async function readCode({ ctx }: TestMarket, recipient: string): Promise<string> {
  const { rows } = await sql<{ body: string }>`
    select body from outbox_messages where recipient = ${recipient}
    order by created_at desc, ctid desc limit 1`.execute(ctx.db);
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

/** The person who signs in at the local identity provider. */
export interface SocialPerson {
  readonly subject: string;
  readonly name?: string;
  readonly email?: string;
}

/** The token that the identity provider returns to the browser after the redirect. */
export async function socialToken(
  market: TestMarket,
  medium: SocialMedium,
  person: SocialPerson,
): Promise<string> {
  const { authorize_url: url, state } = await market.call('accounts.socialStart', { body: { medium } });
  const { pathname, searchParams } = new URL(url);
  const form = new URLSearchParams([...searchParams, ...Object.entries({ name: '', email: '', ...person })]);
  const back = await market.app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const fragment = new URLSearchParams(String(back.headers.location).split('#')[1]);
  if (fragment.get('state') !== state) throw new Error('the provider lost the state');
  return fragment.get('id_token') ?? fragment.get('access_token') ?? '';
}

/** A new passkey of a customer, stored by the market, and its authenticator. */
export async function addPasskey(market: TestMarket, token: string) {
  const device = softAuthenticator(market.ctx.publicUrl);
  const { challenge_id, options } = await market.call('accounts.passkeyPrepare', {}, { token });
  const response = device.register(String(options['challenge']));
  await market.call('accounts.passkeyAdd', { body: { challenge_id, response, name: 'Phone' } }, { token });
  return device;
}
