import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeLogin,
  everyWayIn,
  openTestMarket,
  readCode,
  type SocialPerson,
  socialToken,
  type TestMarket,
} from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  await changeLogin(market, { verifyPhone: false, google: true });
});

let people = 0;
function person(): Required<SocialPerson> & { phone: string } {
  people += 1;
  const phone = `+5989950${String(people).padStart(4, '0')}`;
  return { subject: `s${people}`, name: 'Gil Blas', email: `social.${people}@example.com`, phone };
}
const ownCallback = 'http://market.example/auth/callback';
const google = (token: string) => ({ body: { token, medium: 'google' as const } });
const facebook = (token: string) => ({ body: { token, medium: 'facebook' as const } });
const info = (token: string | null) => market.call('accounts.info', {}, { token: token ?? '' });
const signUp = (email: string, phone: string) =>
  market.call('accounts.signUp', {
    body: { name: 'Gil', email, phone, password: 'correct horse', confirm_password: 'correct horse' },
  });

describe('[AUTH-06] outcomes of social sign-in', () => {
  test('complete: in, and the next time the same account', async () => {
    const gil = person();
    const { token } = await market.call(
      'accounts.socialLogin',
      google(await socialToken(market, 'google', gil)),
    );
    expect(await info(token)).toMatchObject({ f_name: 'Gil', email: gil.email, is_email_verified: 1 });
    await market.call('accounts.updateProfile', { body: { name: 'Other Name' } }, { token: token ?? '' });
    const again = await market.call('accounts.socialLogin', google(await socialToken(market, 'google', gil)));
    expect(await info(again.token)).toMatchObject({ f_name: 'Other' });
  });

  test('from several tabs at once: one account, and each is in; all but one were told that its contact is another’s, or got an account that nobody signs in to', async () => {
    const [ana, bo, gil] = [person(), person(), person()];
    const token = await socialToken(market, 'facebook', ana);
    const tabs = [ana.phone, ana.phone, bo.phone, bo.phone].map((phone) =>
      market.call('accounts.socialRegister', { body: { token, medium: 'facebook', phone } }),
    );
    const googled = await Promise.all([1, 2, 3, 4].map(() => socialToken(market, 'google', gil)));
    const others = googled.map((one) => market.call('accounts.socialLogin', google(one)));
    for (const answers of await Promise.all([Promise.all(tabs), Promise.all(others)])) {
      const seen = await Promise.all(answers.map((one) => info(one.token)));
      expect(seen).toEqual(seen.map(() => seen[0]));
    }
  });

  test('two tabs that both ask for the missing name, and other numbers, end in one account: the second got one that the provider’s account does not sign in to', async () => {
    const { subject, ...ana } = person();
    const token = await socialToken(market, 'facebook', { subject });
    const asked = [];
    for (const phone of [ana.phone, person().phone])
      asked.push(
        await market.call('accounts.socialRegister', { body: { token, medium: 'facebook', phone } }),
      );
    const told = asked.map(({ continue_token, personal_info }) => {
      const phone = personal_info?.phone ?? null;
      return { continue_token: continue_token ?? '', name: ana.name, phone };
    });
    const ends = told.map((body) => market.call('accounts.updateInfo', { body }));
    const seen = await Promise.all((await Promise.all(ends)).map((one) => info(one.token)));
    expect(seen[1]).toEqual(seen[0]);
    const later = await market.call('accounts.socialLogin', facebook(token));
    expect(await info(later.token)).toEqual(seen[0]);
  });

  test('information missing: user_info, what is known filled in', async () => {
    const { subject, email } = person();
    const token = await socialToken(market, 'apple', { subject, email });
    const missing = await market.call('accounts.socialLogin', { body: { token, medium: 'apple' } });
    expect(missing).toMatchObject({ token: null, is_personal_info: 0, personal_info: { name: '', email } });
    const body = { continue_token: missing.continue_token ?? '', name: 'Gil Blas' };
    const done = await market.call('accounts.updateInfo', { body });
    expect(await info(done.token)).toMatchObject({ l_name: 'Blas', email, is_email_verified: 1 });
  });

  test('an e-mail that an account has proved: ‘Is it you’, and yes is enough', async () => {
    const gil = person();
    const own = await market.call('accounts.socialLogin', google(await socialToken(market, 'google', gil)));
    const token = await socialToken(market, 'apple', { ...gil, subject: 'another' });
    const asked = await market.call('accounts.socialLogin', { body: { token, medium: 'apple' } });
    expect(asked).toMatchObject({ token: null, is_exist_user: { name: 'Gil Blas', image: null } });
    const body = { continue_token: asked.continue_token ?? '', is_it_you: 'yes' as const };
    const done = await market.call('accounts.updateInfo', { body });
    expect(await info(done.token)).toEqual(await info(own.token));
  });

  test('no: such an e-mail stays where it was proved, so a phone number is asked for, and the same token registers with it: it was refused as used', async () => {
    const gil = person();
    await market.call('accounts.socialLogin', google(await socialToken(market, 'google', gil)));
    const token = await socialToken(market, 'apple', { ...gil, subject: 'a third' });
    const asked = await market.call('accounts.socialLogin', { body: { token, medium: 'apple' } });
    const continue_token = asked.continue_token ?? '';
    const refusal = await market.refused('accounts.updateInfo', {
      body: { continue_token, is_it_you: 'no' },
    });
    expect(refusal).toMatchObject({ status: 422, code: 'email' });
    const body = { token, medium: 'apple' as const, phone: person().phone };
    const done = await market.call('accounts.socialRegister', { body });
    expect(await info(done.token)).toMatchObject({ email: null, phone: body.phone });
  });

  test('an e-mail that an account merely names: its phone has to agree by a code', async () => {
    const gil = person();
    await signUp(gil.email, gil.phone);
    const asked = await market.call('accounts.socialLogin', google(await socialToken(market, 'google', gil)));
    const body = { continue_token: asked.continue_token ?? '', is_it_you: 'yes' as const };
    expect(await market.call('accounts.updateInfo', { body })).toMatchObject({
      token: null,
      is_phone_verified: 0,
    });
    const otp = await readCode(market, gil.phone);
    const verify = { phone: gil.phone, otp, login_type: 'social' as const };
    const done = await market.call('accounts.verifyPhone', { body: verify });
    expect(await info(done.token)).toMatchObject({ is_email_verified: 1, is_phone_verified: 1 });
    const next = await market.call('accounts.socialLogin', google(await socialToken(market, 'google', gil)));
    expect(await info(next.token)).toMatchObject({ phone: gil.phone });
  });

  test('Facebook proves no e-mail: the code email asks for a phone, the same token then registers', async () => {
    const gil = person();
    const token = await socialToken(market, 'facebook', gil);
    const refusal = await market.refused('accounts.socialLogin', facebook(token));
    expect(refusal).toMatchObject({ status: 422, code: 'email' });
    const register = (phone: string) => ({ body: { token, medium: 'facebook' as const, phone } });
    expect(await market.refused('accounts.socialRegister', register(''))).toMatchObject({
      code: 'phone_required',
    });
    expect(await market.refused('accounts.socialRegister', register('123'))).toMatchObject({
      code: 'phone_invalid',
    });
    const taken = person();
    await signUp(taken.email, taken.phone);
    expect(await market.refused('accounts.socialRegister', register(taken.phone))).toMatchObject({
      status: 409,
      code: 'contact_taken',
    });
    const done = await market.call('accounts.socialRegister', register(gil.phone));
    expect(await info(done.token)).toMatchObject({ f_name: 'Gil', phone: gil.phone, is_phone_verified: 0 });
  });

  test('a market that proves phones asks Google’s newcomers for one, and proves it before the token', async () => {
    await changeLogin(market, { verifyPhone: true });
    const gil = person();
    const token = await socialToken(market, 'google', gil);
    expect(await market.refused('accounts.socialLogin', google(token))).toMatchObject({ code: 'email' });
    const body = { token, medium: 'google' as const, phone: gil.phone };
    expect(await market.call('accounts.socialRegister', { body })).toMatchObject({
      token: null,
      verification: { on: 'phone' },
    });
    const otp = await readCode(market, gil.phone);
    const verify = { phone: gil.phone, otp, login_type: 'social' as const };
    const done = await market.call('accounts.verifyPhone', { body: verify });
    expect(await info(done.token)).toMatchObject({ is_phone_verified: 1, email: gil.email });
  });

  test('a name is kept as far as it can be seen, as one that is typed is: what turns a line round came from a provider', async () => {
    const gil = { ...person(), name: '\u202eGil \u001b[2K\nBlas' };
    const { token } = await market.call(
      'accounts.socialLogin',
      google(await socialToken(market, 'google', gil)),
    );
    expect(await info(token)).toMatchObject({ f_name: 'Gil', l_name: '[2K Blas' });
    const register = { token: await socialToken(market, 'facebook', { ...person(), name: '\u200b\u2060' }) };
    const body = { ...register, medium: 'facebook' as const, phone: person().phone };
    expect(await market.call('accounts.socialRegister', { body })).toMatchObject({ token: null });
  });

  test('a provider that is switched off is refused everywhere', async () => {
    const token = await socialToken(market, 'google', person());
    await changeLogin(market, { google: false });
    const off = { status: 403, code: 'sign_in_method_off' };
    expect(await market.refused('accounts.socialStart', { body: { medium: 'google' } })).toMatchObject(off);
    expect(await market.refused('accounts.socialLogin', google(token))).toMatchObject(off);
    const body = { token, medium: 'google' as const, phone: person().phone };
    expect(await market.refused('accounts.socialRegister', { body })).toMatchObject(off);
  });
});

describe('what a provider did not say is refused', () => {
  const refusedLogin = async (token: string, more: object = {}) => {
    const input = { body: { ...google(token).body, ...more } };
    const outcome = await market.refused('accounts.socialLogin', input);
    return [outcome.status, outcome.code];
  };
  const refused = [401, 'social_refused'];

  test('rubbish, another’s subject, a token used before, and one that ran out', async () => {
    expect(await refusedLogin('rubbish')).toEqual(refused);
    const gil = person();
    const token = await socialToken(market, 'google', gil);
    expect(await refusedLogin(token, { unique_id: 'somebody-else' })).toEqual(refused);
    await market.call('accounts.socialLogin', google(token));
    expect(await refusedLogin(token)).toEqual(refused);
    const late = await socialToken(market, 'google', person());
    market.clock.advance(62 * 60_000);
    expect(await refusedLogin(late)).toEqual(refused);
    const body = { token: late, medium: 'google' as const, phone: person().phone };
    expect(await market.refused('accounts.socialRegister', { body })).toMatchObject({
      code: 'social_refused',
    });
  });

  test('a token of another provider, an unsigned one and a changed one', async () => {
    expect(await refusedLogin(await socialToken(market, 'apple', person()))).toEqual(refused);
    const unsigned = new UnsecuredJWT({ nonce: 'x' }).setSubject('s').setIssuedAt().setExpirationTime('1h');
    expect(await refusedLogin(unsigned.encode())).toEqual(refused);
    const [head, , signature] = (await socialToken(market, 'google', person())).split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'google-s1', nonce: 'x' })).toString('base64url');
    expect(await refusedLogin([head, claims, signature].join('.'))).toEqual(refused);
  });

  test('Graph’s tokens: rubbish, and those of the other providers', async () => {
    for (const token of ['rubbish', await socialToken(market, 'google', person())]) {
      expect(await market.refused('accounts.socialLogin', facebook(token))).toMatchObject({
        code: 'social_refused',
      });
    }
  });

  test('the local page sends tokens nowhere else, speaks discovery, and is closed outside demonstrations', async () => {
    const get = (url: string) => market.app.inject(url);
    const stranger = 'client_id=promenade&redirect_uri=https%3A%2F%2Fevil.example%2Fauth%2Fcallback';
    expect((await get(`/local-identity/google/authorize?${stranger}`)).statusCode).toBe(400);
    const own = `client_id=promenade&redirect_uri=${encodeURIComponent(ownCallback)}`;
    const page = await get(`/local-identity/google/authorize?${own}&state=%3Cscript%3E`);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.payload).not.toContain('<script>');
    // As the storefront is seen: it was bright and English wherever one came from.
    const cookie = 'theme=dark; language-setting=ar';
    const seen = await market.app.inject({
      url: `/local-identity/google/authorize?${own}`,
      headers: { cookie },
    });
    expect(seen.payload).toContain('lang="ar" dir="rtl" data-theme="dark"');
    expect(seen.payload).toContain('Google');
    expect(seen.payload).toContain('الحساب');
    const discovery = (await get('/local-identity/google/.well-known/openid-configuration')).json();
    expect(discovery).toMatchObject({ issuer: 'http://market.example/local-identity/google' });
    const keys = (await get(new URL(discovery.jwks_uri).pathname)).json<{ keys: object[] }>().keys;
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
    expect((await get('/local-identity/facebook/graph/me')).statusCode).toBe(400);
    expect((await get('/local-identity/nobody/jwks.json')).statusCode).toBe(404);
    const earnest = await openTestMarket({ settings: { ...everyWayIn, demo: false } });
    expect((await earnest.app.inject('/local-identity/google/jwks.json')).statusCode).toBe(404);
    expect(await earnest.refused('accounts.socialStart', { body: { medium: 'google' } })).toMatchObject({
      code: 'sign_in_method_off',
    });
    await earnest.close();
  });
});

test.each([
  ['nothing', undefined],
  ['a number for a name', { client_id: 'promenade', redirect_uri: ownCallback, subject: 5, name: 5 }],
])('the local page is sent %s: the server faulted', async (_what, payload) => {
  const url = '/local-identity/google/authorize';
  const { statusCode } = await market.app.inject({ method: 'POST', url, ...(payload && { payload }) });
  expect(statusCode).toBe(payload ? 303 : 400);
});

describe('providers that are reached over the network', () => {
  let server: Server;
  let real: TestMarket;
  let sign: (claims: object, audience?: string, issuer?: string, subject?: string) => Promise<string>;
  let graph: (url: string, authorization: string) => object | undefined;
  const issuer = 'https://provider.example';

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
    server = createServer((request, response) => {
      const url = request.url ?? '';
      const answer = url === '/keys' ? { keys: [jwk] } : graph(url, request.headers.authorization ?? '');
      response.statusCode = answer ? 200 : 400;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer ?? { error: {} }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    real = await openTestMarket({
      settings: { ...everyWayIn, demo: false },
      services: {
        sources: {
          google: { issuer, authorizeUrl: `${issuer}/door`, jwksUrl: `${base}/keys`, clientId: 'market' },
          facebook: { authorizeUrl: `${issuer}/door`, graphUrl: base, appId: '77', appSecret: 'secret' },
        },
      },
    });
    sign = (claims, audience = 'market', from = issuer, subject = 'remo') => {
      const now = new Date(real.clock.now());
      return new SignJWT({ email: 'r@example.com', email_verified: true, name: 'Remo', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(from)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + 600_000))
        .sign(privateKey);
    };
  });
  afterAll(async () => {
    await real.close();
    await new Promise((resolve) => server.close(resolve));
  });

  test('an ID token is held against the provider’s keys, issuer, audience and the nonce that was asked with', async () => {
    const start = await real.call('accounts.socialStart', { body: { medium: 'google' } });
    const asked = new URL(start.authorize_url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'market',
      redirect_uri: 'http://market.example/auth/callback',
      response_type: 'id_token',
      state: start.state,
    });
    const nonce = asked.get('nonce') ?? '';
    for (const token of [
      await sign({ nonce: 'another' }),
      await sign({ nonce }, 'another market'),
      await sign({ nonce }, 'market', 'https://evil.example'),
      await sign({}),
    ])
      expect(await real.refused('accounts.socialLogin', google(token))).toMatchObject({
        code: 'social_refused',
      });
    const { token } = await real.call('accounts.socialLogin', google(await sign({ nonce })));
    expect(token).not.toBeNull();
  });

  test('an e-mail that the provider has not proved does not count', async () => {
    const start = await real.call('accounts.socialStart', { body: { medium: 'google' } });
    const nonce = new URL(start.authorize_url).searchParams.get('nonce') ?? '';
    const claims = { nonce, email: 'new@example.com', email_verified: false };
    const token = await sign(claims, 'market', issuer, 'newcomer');
    expect(await real.refused('accounts.socialLogin', google(token))).toMatchObject({ code: 'email' });
  });

  test('Graph is asked with the application’s own token; a token of another application is refused', async () => {
    let app_id = '77';
    graph = (url, authorization) => {
      if (url.startsWith('/debug_token'))
        return authorization === 'Bearer 77|secret'
          ? { data: { is_valid: true, app_id, user_id: 'f1', expires_at: 0 } }
          : undefined;
      return url.startsWith('/me') && authorization === 'Bearer token'
        ? { id: 'f1', name: 'Fay' }
        : undefined;
    };
    const body = { token: 'token', medium: 'facebook' as const, phone: '+59899123999' };
    app_id = 'another';
    expect(await real.refused('accounts.socialRegister', { body })).toMatchObject({ code: 'social_refused' });
    app_id = '77';
    expect((await real.call('accounts.socialRegister', { body })).token).not.toBeNull();
    graph = () => undefined;
    expect(await real.refused('accounts.socialLogin', facebook('token'))).toMatchObject({
      code: 'social_refused',
    });
  });
});
