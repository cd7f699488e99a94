import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { smtpCarrier } from '../mail/smtp.ts';
import { twilioCarrier } from '../sms/twilio.ts';
import { carrierFailure } from './carrier-failure.ts';
import { localCarrier } from './message.ts';

const servers: Server[] = [];
const sockets = new Set<Socket>();
const cut = (): void => {
  for (const socket of sockets) socket.destroy();
};
afterAll(() => {
  cut();
  return Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});
async function portOf(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  servers.pop();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A mail server that accepts all recipients but one and no password, and records what it receives. */
async function mailServer(): Promise<{ port: number; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    let inMail = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (inMail) {
          if (line !== '.') continue;
          inMail = false;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inMail = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (line.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('AUTH')) socket.write('535 not this password: a-password\r\n');
        else if (line === 'STARTTLS') socket.write('502 unknown\r\n');
        else socket.write(line.includes('nobody@') ? '550 no such person\r\n' : '250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  return { port: await portOf(server), received };
}

const message = { recipient: 'ana@example.com', subject: 'Your code', body: 'A text.' };

describe('mail by SMTP', () => {
  test('goes to one recipient from the market’s address', async () => {
    const { port, received } = await mailServer();
    const carrier = smtpCarrier({ url: `smtp://127.0.0.1:${port}`, from: 'Market <post@example.org>' });
    await carrier.send(message);
    expect(carrier.isLocal).toBe(false);
    expect(received).toEqual(
      expect.arrayContaining([
        'MAIL FROM:<post@example.org>',
        'RCPT TO:<ana@example.com>',
        'Subject: Your code',
        'A text.',
      ]),
    );
  });

  test('a mail server is reached by its IPv6 address: its brackets were taken for a part of its name', async () => {
    const { port, received } = await mailServer();
    await smtpCarrier({ url: `smtp://[::1]:${port}`, from: 'post@example.org' }).send(message);
    expect(received).toContain('RCPT TO:<ana@example.com>');
  });

  test('one mail follows the other over one connection, and one that is gone is opened again', async () => {
    const { port, received } = await mailServer();
    const carrier = smtpCarrier({ url: `smtp://127.0.0.1:${port}`, from: 'post@example.org' });
    const greetings = () => received.filter((line) => line.startsWith('EHLO')).length;
    await carrier.send(message);
    await carrier.send(message);
    expect(greetings()).toBe(1);
    cut();
    await carrier.send(message);
    expect([greetings(), received.filter((line) => line === 'A text.').length]).toEqual([2, 3]);
  });

  test('a recipient that is a list is one address, not many', async () => {
    const { port, received } = await mailServer();
    const carrier = smtpCarrier({ url: `smtp://127.0.0.1:${port}`, from: 'post@example.org' });
    await carrier.send({ ...message, recipient: 'ana@example.com,eve@example.com' }).catch(() => undefined);
    expect(received.filter((line) => line.startsWith('RCPT')).length).toBeLessThan(2);
    expect(received).not.toContain('RCPT TO:<eve@example.com>');
  });

  test('a refused recipient and a server that is not there throw', async () => {
    const { port } = await mailServer();
    const carrier = smtpCarrier({ url: `smtp://127.0.0.1:${port}`, from: 'post@example.org' });
    await expect(carrier.send({ ...message, recipient: 'nobody@example.com' })).rejects.toThrow();
    const gone = smtpCarrier({ url: 'smtp://127.0.0.1:1', from: 'post@example.org' });
    await expect(gone.send(message)).rejects.toThrow();
  });

  // 0.0.0.0 leads to this machine, and is none of its names.
  test.each([
    ['127.0.0.1', true],
    ['0.0.0.0', false],
  ])('a password goes to %s without TLS: %s', async (host, goes) => {
    const { port, received } = await mailServer();
    const url = `smtp://market:a-password@${host}:${port}`;
    await expect(smtpCarrier({ url, from: 'post@example.org' }).send(message)).rejects.toThrow();
    expect(received.some((line) => line.startsWith('AUTH'))).toBe(goes);
  });
});

const failureOf = (sent: Promise<void>) => sent.then(() => 'taken', carrierFailure);

describe('the log says why a carrier takes nothing, and none of its words: it said Error', () => {
  test('mail', async () => {
    const { port } = await mailServer();
    const send = (address: string, recipient = message.recipient) =>
      failureOf(
        smtpCarrier({ url: `smtp://${address}`, from: 'post@example.org' }).send({ ...message, recipient }),
      );
    expect(await send(`market:a-password@127.0.0.1:${port}`)).toEqual({ failure: 'EAUTH', status: 535 });
    expect(await send(`market:a-password@0.0.0.0:${port}`)).toMatchObject({ failure: 'ETLS' });
    expect(await send(`127.0.0.1:${port}`, 'nobody@example.com')).toEqual({
      failure: 'EENVELOPE',
      status: 550,
    });
    expect(await send(`127.0.0.1:${await closedPort()}`)).toEqual({ failure: 'ECONNREFUSED' });
  });

  test('text messages', async () => {
    const server = createHttpServer((_request, response) => response.writeHead(401).end('{}'));
    const send = (port: number) =>
      failureOf(
        twilioCarrier({
          baseUrl: `http://127.0.0.1:${port}`,
          accountSid: 'AC1',
          authToken: 'secret',
          from: '+1555',
        }).send(message),
      );
    expect(await send(await portOf(server))).toEqual({ failure: 'Error', status: 401 });
    expect(await send(await closedPort())).toEqual({ failure: 'ECONNREFUSED' });
  });

  test('one that is too slow', () => {
    const error = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    expect(carrierFailure(error)).toEqual({ failure: 'TimeoutError' });
  });
});

describe('text messages by Twilio’s resource', () => {
  async function service(status: number) {
    const requests: { url: string; authorization: string; body: string }[] = [];
    const server = createHttpServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      requests.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', body });
      response.statusCode = status;
      response.end('{}');
    });
    const baseUrl = `http://127.0.0.1:${await portOf(server)}`;
    const settings = { baseUrl, accountSid: 'AC1', authToken: 'secret', from: '+1555' };
    return { carrier: twilioCarrier(settings), requests };
  }

  test('a message is posted with account and sender', async () => {
    const { carrier, requests } = await service(201);
    await carrier.send({ recipient: '+59899123456', subject: '', body: 'Código 1' });
    expect(requests).toEqual([
      {
        url: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
        body: 'To=%2B59899123456&From=%2B1555&Body=C%C3%B3digo+1',
      },
    ]);
  });

  test('a refusal throws, and names no one', async () => {
    const { carrier } = await service(400);
    const sent = carrier.send({ recipient: '+59899123456', subject: '', body: 'A text.' });
    await expect(sent).rejects.toThrow(/^the carrier of text messages answered 400$/);
  });
});

test('without a carrier a message stays where it is', async () => {
  await localCarrier.send(message);
  expect(localCarrier.isLocal).toBe(true);
});
