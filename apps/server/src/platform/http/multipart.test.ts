import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let token: string;
beforeAll(async () => {
  market = await openTestMarket();
  ({ token } = await market.newCustomer());
});
afterAll(() => market.close());

const boundary = 'a-line-between';
const text = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
// A file field without a chosen file, as browsers send it.
const unchosen = (name: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n\r\n`;

async function send(url: string, payload: string, type = `multipart/form-data; boundary=${boundary}`) {
  const headers = { 'content-type': type, authorization: `Bearer ${token}` };
  const answer = await market.app.inject({ method: 'POST', url: `/api/v1/${url}`, headers, payload });
  return answer.json<{ message: string; errors?: { code: string; field?: string }[] }>();
}
const post = (url: string, ...parts: readonly string[]) => send(url, `${parts.join('')}--${boundary}--\r\n`);
const codes = ({ errors = [] }: Awaited<ReturnType<typeof send>>) =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

describe('a form writes what is not there by leaving it empty', () => {
  test.each([
    ['a field for files in which none was chosen', unchosen('image')],
    ['a picture that is an empty text', text('image', '')],
    [
      'what belongs to a code that nobody asked for',
      text('verification_medium', '') + text('verification_on', ''),
    ],
  ])('%s', async (_what, part) => {
    const answer = await post('customer/update-profile', text('name', 'Ana Silva'), part);
    expect(answer).toMatchObject({ message: 'Updated successfully.', otp_send: 0 });
  });

  test('a partner is told at each field what is missing', async () => {
    const parts = [
      unchosen('logo'),
      text('cover_photo', ''),
      text('opening_hours', ''),
      unchosen('documents'),
    ];
    expect(codes(await post('auth/vendor/register', ...parts, text('pickup_zone_ids', '')))).toMatchObject({
      logo: 'file_missing',
      cover_photo: 'file_missing',
      opening_hours: 'hours_empty',
    });
  });

  test('where an empty text says something it is heard', async () => {
    const answer = await post('customer/update-profile', text('name', ''));
    expect(answer.errors).toMatchObject([{ code: 'first_name_required' }]);
  });
});

describe('whoever sends another kind of body is told which the call takes', () => {
  const fields = 'application/x-www-form-urlencoded';
  const unreadable = 'The request could not be read: ';

  test('where a file may travel', async () => {
    expect((await send('customer/update-profile', 'name=Ana', fields)).message).toBe(
      `${unreadable}Content-Type: must be application/json or multipart/form-data.`,
    );
  });

  test('where none may', async () => {
    const message = `${unreadable}Content-Type: must be application/json.`;
    expect((await send('newsletter/subscribe', 'email=ana@example.com', fields)).message).toBe(message);
    expect((await post('newsletter/subscribe', text('email', 'ana@example.com'))).message).toBe(message);
  });

  test('what only says that it is a form', async () => {
    expect((await send('customer/update-profile', 'name=Ana')).message).toBe(
      `${unreadable}body: is not a form.`,
    );
    const many = Array.from({ length: 41 }, (_, number) => text(`field${number}`, ''));
    expect((await post('customer/update-profile', ...many)).message).toBe(
      `${unreadable}body: more than 40 fields.`,
    );
  });

  test('hundreds of thousands of parts are not taken apart: they held up everybody for two seconds', async () => {
    const takenApart = vi.spyOn(Response.prototype, 'formData');
    const part = (line: string) => `--${line}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`;
    for (const [type, line] of [
      ['boundary=b', 'b'],
      ['boundary="b"', 'b'],
      ['x="; boundary=z"; boundary=b', 'b'],
      ['boundary="b c"; boundary=z', 'b c'],
    ] as const) {
      const form = `${part(line).repeat(50_000)}--${line}--\r\n`;
      const answer = await send('customer/update-profile', form, `multipart/form-data; ${type}`);
      expect(answer.message).toBe(`${unreadable}body: more than 40 fields.`);
    }
    expect(takenApart).not.toHaveBeenCalled();
    takenApart.mockRestore();
  });

  test('forty parts are taken, whatever separates them', async () => {
    const many = Array.from({ length: 39 }, () => text('name', 'Ana Silva'));
    expect((await post('customer/update-profile', ...many, text('name', 'Ana Paz'))).message).toBe(
      'Updated successfully.',
    );
  });
});
