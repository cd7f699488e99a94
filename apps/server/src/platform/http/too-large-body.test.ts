import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let port: number;
beforeAll(async () => {
  market = await openTestMarket();
  await market.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = market.app.server.address() as AddressInfo);
});
afterAll(() => market.close());

const megabytes = (count: number): string => 'a'.repeat(count * 1024 * 1024);

/** Sends the whole body before reading anything, as simple clients do. */
function answerTo(path: string, headers: readonly string[], body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('error', reject).on('close', () => resolve(answer));
    const head = [`POST /api/v1/${path} HTTP/1.1`, 'host: market', ...headers, '', ''].join('\r\n');
    socket.write(head + body, () => {
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
    });
  });
}

const json = 'content-type: application/json';

test('a body of 6 MB is told that it is too large, where its connection was broken off', async () => {
  for (let time = 0; time < 3; time += 1) {
    const body = JSON.stringify({ password: megabytes(6) });
    const answer = await answerTo('auth/login', [json, `content-length: ${body.length}`], body);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*That is too much in one request\. At most 256 KB/);
  }
});

test('so is one whose size is not said before', async () => {
  const chunk = `{"password":"${megabytes(6)}"}`;
  const chunked = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
  const answer = await answerTo('auth/login', [json, 'transfer-encoding: chunked'], chunked);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*body_too_large/);
});

const formOf = (count: number): string[] => [
  `content-length: ${count * 1024 * 1024}`,
  'content-type: multipart/form-data; boundary=x',
];

test('a form with one picture of 20 MB is told that the picture is too large', async () => {
  const answer = await answerTo('customer/update-profile', formOf(20), megabytes(20));
  expect(answer).toMatch(/^HTTP\/1\.1 422 [\s\S]*image_too_large/);
});

test('a form with seven pictures of 2 MB is told how much they may be together: it was told that one is too large', async () => {
  const answer = await answerTo('items/reviews/submit', formOf(14), megabytes(14));
  expect(answer).toMatch(
    /^HTTP\/1\.1 422 [\s\S]*form_too_large[\s\S]*may have 12 MB, and each of its files 2 MB/,
  );
});

test('what is larger than anybody could mean is answered at once, unread', async () => {
  const endless = [json, `content-length: ${64 * 1024 * 1024}`];
  const answer = await answerTo('auth/login', endless, '{');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('what is sent as JSON where a form is expected has the size of JSON: 16 MB of it were read, by whoever sent them', async () => {
  const body = JSON.stringify({ f_name: megabytes(16) });
  const answer = await answerTo(
    'auth/vendor/register',
    ['connection: close', json, `content-length: ${body.length}`],
    body,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*At most 256 KB/);
});
