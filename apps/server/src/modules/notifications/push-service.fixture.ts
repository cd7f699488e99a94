import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto';

/** What a push service was handed. */
export interface HandedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A local push service (RFC 8030): records what it receives, and answers as configured. */
export interface LocalPushService {
  readonly origin: string;
  readonly handed: HandedPush[];
  /** By the path of the endpoint; 201 if not set. */
  readonly answers: Map<string, number>;
  readonly close: () => Promise<void>;
}

/** Starts one on a free port. */
export async function startPushService(): Promise<LocalPushService> {
  const handed: HandedPush[] = [];
  const answers = new Map<string, number>();
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    handed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answers.get(path) ?? 201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    handed,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A browser with a subscription at the service. */
export interface LocalBrowser {
  readonly path: string;
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What it shows of a message, as its service worker would (RFC 8291, section 3.4). */
  readonly read: (message: Buffer) => {
    title: string;
    body: string;
    path: string;
    lang: string;
    tag: string;
  };
}

function decrypt(message: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const sender = message.subarray(21, 21 + message.readUInt8(20));
  const sealed = message.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, -1).toString();
}

/** Opens a browser; its endpoint names it. */
export function openBrowser({ origin }: LocalPushService, name: string): LocalBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = Buffer.alloc(16, name);
  const keys = { p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
  const path = `/push/${name}`;
  return {
    path,
    subscription: { endpoint: `${origin}${path}`, keys },
    read: (message) => JSON.parse(decrypt(message, pair, auth)),
  };
}
