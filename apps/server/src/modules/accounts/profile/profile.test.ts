import type { Body } from '@promenade/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeLogin,
  everyWayIn,
  fixture,
  openTestMarket,
  readCode,
  type TestMarket,
} from '../../../testing/index.ts';
import { newPerson, signedUp, signIn } from '../../../testing/sign-in/new-person.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

type Profile = Body<'accounts.updateProfile'>;
const save = (body: Profile | FormData, token: string) =>
  market.call('accounts.updateProfile', { body }, { token });
const refused = (body: Profile | FormData, token: string) =>
  market.refused('accounts.updateProfile', { body }, { token });
const info = (token: string) => market.call('accounts.info', {}, { token });
const login = (email: string, secret: string) => ({ body: { email_or_phone: email, password: secret } });

describe('[PROF-01] editing the profile', () => {
  test('a name is saved at once; nothing changed is fine too', async () => {
    const { token, email, phone } = await signedUp(market);
    expect(await save({ name: 'Ana María Souza', email, phone }, token)).toEqual({
      message: 'Updated successfully.',
      otp_send: 0,
      verification_on: null,
      verification: null,
    });
    expect(await info(token)).toMatchObject({ f_name: 'Ana', l_name: 'María Souza', email });
    expect((await save({}, token)).message).toBe('Updated successfully.');
  });

  test('a new e-mail changes with its code and not before', async () => {
    const { token, email } = await signedUp(market);
    const fresh = newPerson().email;
    const due = await save({ name: 'Ana Nova', email: fresh }, token);
    expect(due).toMatchObject({ otp_send: 1, verification_on: 'email', verification: { medium: 'email' } });
    expect(await info(token)).toMatchObject({ f_name: 'Ana', l_name: 'Nova', email });
    const proof = { email: fresh, verification_on: 'email' as const, verification_medium: 'email' as const };
    const code = await readCode(market, fresh);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await refused({ ...proof, otp: wrong }, token)).toMatchObject({ code: 'code_wrong' });
    // No digit in it: none was sent. The contract did not list this refusal until the fuzzer met it.
    expect(await refused({ ...proof, otp: 'a' }, token)).toMatchObject({ code: 'code_required' });
    expect(await save({ ...proof, otp: code }, token)).toMatchObject({ otp_send: 0 });
    expect(await info(token)).toMatchObject({ email: fresh, is_email_verified: 1 });
  });

  test('phone and e-mail follow each other; a proved phone is locked', async () => {
    const { token } = await signedUp(market);
    const { email, phone } = newPerson();
    const fresh = { email, phone };
    expect(await save(fresh, token)).toMatchObject({ otp_send: 1, verification_on: 'phone' });
    const otp = await readCode(market, fresh.phone);
    const next = await save({ ...fresh, otp, verification_on: 'phone', verification_medium: 'SMS' }, token);
    expect(next).toMatchObject({ otp_send: 1, verification_on: 'email' });
    const mailed = await readCode(market, fresh.email);
    await save({ ...fresh, otp: mailed, verification_on: 'email' }, token);
    expect(await info(token)).toMatchObject({ ...fresh, is_phone_verified: 1, is_email_verified: 1 });
    const locked = await refused({ phone: newPerson().phone }, token);
    expect(locked.body.message).toBe('A verified phone number cannot be changed.');
  });

  test('the button beside a field proves what is kept', async () => {
    const { token, email } = await signedUp(market);
    const button = { button_type: 'email' as const };
    expect(await save(button, token)).toMatchObject({ otp_send: 1, verification_on: 'email' });
    await save({ ...button, otp: await readCode(market, email), verification_on: 'email' }, token);
    expect(await info(token)).toMatchObject({ is_email_verified: 1, is_phone_verified: 0 });
  });

  test('five wrong codes pause it, for this customer alone', async () => {
    const [one, two] = [await signedUp(market), await signedUp(market)];
    const { email } = newPerson();
    await save({ email }, one.token);
    const otp = (await readCode(market, email)) === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await refused({ email, otp }, one.token);
    expect(await refused({ email, otp }, one.token)).toMatchObject({ status: 429, code: 'code_paused' });
    expect(await save({ email }, two.token)).toMatchObject({ otp_send: 1 });
  });

  test('[AUTH-10] a third party’s code proves the phone', async () => {
    await changeLogin(market, { thirdPartyPhone: true });
    const { token } = await signedUp(market);
    const { phone } = newPerson();
    const { verification } = await save({ phone }, token);
    expect(verification?.medium).toBe('firebase');
    const proof = {
      phone,
      verification_on: 'phone' as const,
      verification_medium: 'firebase' as const,
      session_info: verification?.session_info ?? '',
    };
    const otp = await readCode(market, phone);
    expect(await refused({ ...proof, session_info: 'another', otp }, token)).toMatchObject({
      code: 'third_party_refused',
    });
    await save({ ...proof, otp }, token);
    expect(await info(token)).toMatchObject({ phone, is_phone_verified: 1 });
    await changeLogin(market, { thirdPartyPhone: false });
  });

  test('what is wrong is told', async () => {
    const { token } = await signedUp(market);
    const codeOf = async (body: Profile) => (await refused(body, token)).code;
    expect(await codeOf({ name: ' ' })).toBe('first_name_required');
    expect(await codeOf({ phone: 'call me' })).toBe('phone_invalid');
    expect(await codeOf({ email: '' })).toBe('email_required');
    expect(await codeOf({ email: 'ana@' })).toBe('email_invalid');
    expect(await codeOf({ password: 'short' })).toBe('password_short');
    expect(await codeOf({ button_type: 'change_password' })).toBe('password_short');
    expect(await codeOf({ password: 'a new horse', confirm_password: 'another' })).toBe('passwords_differ');
  });

  test('whoever is signed in and gives the contact of somebody else is not told to sign in', async () => {
    const [{ token }, other] = [await signedUp(market), await signedUp(market)];
    for (const change of [{ email: other.email }, { phone: other.phone.replace('+', '00') }]) {
      const { code, message } = await refused(change, token);
      expect(code).toBe('contact_of_another');
      expect(message).toBe('Another account has this email or phone number. Enter a different one.');
    }
  });

  test('a new password ends every other session', async () => {
    const customer = await signedUp(market);
    const { token, email } = customer;
    const elsewhere = (await signIn(market, customer)).token;
    await save({ button_type: 'change_password', password: 'a new horse' }, token);
    expect(await market.refused('accounts.info', {}, { token: elsewhere })).toMatchObject({
      code: 'session_dead',
    });
    expect(await info(token)).toMatchObject({ has_password: 1 });
    expect((await market.call('accounts.login', login(email, 'a new horse'))).token).not.toBeNull();
  });
});

describe('[PROF-02] the picture', () => {
  const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif', width = 60, height = 30) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } }).toFormat(format);
  // Multipart by hand, as a browser writes it: the in-process transport takes no FormData.
  async function send(bytes: Buffer, token: string, fields: Record<string, string> = {}) {
    const boundary = 'x-promenade-boundary';
    const field = ([name, value]: [string, string]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n`;
    const response = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/update-profile',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': market.ctx.ids.next(),
      },
      payload: Buffer.concat([
        Buffer.from(Object.entries(fields).map(field).join('') + head),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    });
    return { status: response.statusCode, body: response.json<{ errors?: { code: string }[] }>() };
  }
  const kept = async (token: string) => {
    const { image } = await info(token);
    return image === null ? undefined : market.ctx.storage.find(image);
  };

  test.each(['jpeg', 'png', 'gif'] as const)(
    '%s is taken, whatever it is called, made square and anew',
    async (format) => {
      const { token } = await signedUp(market);
      const place = { IFD0: { Copyright: 'secret place' } };
      const bytes = await picture(format).withExif(place).toBuffer();
      expect((await send(bytes, token, { name: 'Ana Picture' })).status).toBe(200);
      const metadata = await sharp(await kept(token)).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
      expect(metadata.exif).toBeUndefined();
      const { image_full_url: url, l_name } = await info(token);
      expect(l_name).toBe('Picture');
      const served = await market.app.inject(new URL(url ?? '').pathname);
      expect(served.headers['content-type']).toBe('image/jpeg');
    },
  );

  test('webp, avif, pdf and rubbish are refused by what they are', async () => {
    const { token } = await signedUp(market);
    const hostile = [
      await picture('webp').toBuffer(),
      await picture('avif').toBuffer(),
      Buffer.from('%PDF-1.7 no picture'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      Buffer.alloc(0),
      (await picture('png').toBuffer()).subarray(0, 60),
    ];
    for (const bytes of hostile) {
      const { status, body } = await send(bytes, token);
      expect([status, body.errors?.[0]?.code]).toEqual([422, 'image_format']);
    }
    expect(await info(token)).toMatchObject({ image: null });
  });

  test('2 MB to the byte are taken', async () => {
    const { token } = await signedUp(market);
    const small = await picture('png').toBuffer();
    const largest = Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024 - small.length)]);
    expect((await send(largest, token)).status).toBe(200);
    expect(await kept(token)).toBeDefined();
  });

  test('more than 2 MB is refused, far more than that too', async () => {
    const { token } = await signedUp(market);
    for (const size of [2 * 1024 * 1024 + 1, 6 * 1024 * 1024]) {
      const { status, body } = await send(Buffer.alloc(size), token);
      expect([status, body.errors?.[0]?.code]).toEqual([422, 'image_too_large']);
    }
  });

  test('a new picture takes the old one’s place, and the old file goes', async () => {
    const { token } = await signedUp(market);
    await send(await picture('png').toBuffer(), token);
    const { image } = await info(token);
    await send(await picture('gif').toBuffer(), token);
    await market.runJobs();
    expect(await market.ctx.storage.find(image ?? '')).toBeUndefined();
    expect(await kept(token)).toBeDefined();
  });

  test('with the old file goes what was made of it for small screens: it was served for ever', async () => {
    const { token } = await signedUp(market);
    await send(await picture('png').toBuffer(), token);
    const small = `/media/w128/${(await info(token)).image}`;
    expect((await market.app.inject(small)).statusCode).toBe(200);
    await send(await picture('gif').toBuffer(), token);
    await market.runJobs();
    expect((await market.app.inject(small)).statusCode).toBe(404);
  });

  test('no other call reads forms', async () => {
    const response = await market.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('interests', () => {
  test('are kept in place of those before; a category that is none is refused', async () => {
    const { token } = await signedUp(market);
    const { mains, sweets } = fixture.categories;
    await market.call('accounts.updateInterest', { body: { interest: [mains, mains] } }, { token });
    await market.call('accounts.updateInterest', { body: { interest: [sweets] } }, { token });
    expect((await info(token)).interest).toEqual([sweets]);
    const body = { interest: ['0190a000-ffff-7000-8000-00000000dead'] };
    expect(await market.refused('accounts.updateInterest', { body }, { token })).toMatchObject({
      status: 404,
      code: 'category_not_found',
    });
    await market.call('accounts.updateInterest', { body: { interest: [] } }, { token });
    expect((await info(token)).interest).toEqual([]);
  });

  test('sent by six tabs at once are those of one of them: it was a fault', async () => {
    const { mains, sweets } = fixture.categories;
    for (let round = 0; round < 6; round += 1) {
      const { token } = await signedUp(market);
      const save = (interest: string[]) =>
        market.call('accounts.updateInterest', { body: { interest } }, { token });
      await Promise.all([1, 2, 3].flatMap(() => [save([mains, sweets]), save([sweets, mains])]));
      expect(new Set((await info(token)).interest)).toEqual(new Set([mains, sweets]));
    }
  });
});
