import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives with its subscription (RFC 8291, section 3.1), both base64url. */
export interface SubscriptionKeys {
  /** Its public key: an uncompressed point of P-256. */
  readonly p256dh: string;
  /** 16 bytes that only it and the market know. */
  readonly auth: string;
}

/** What is new with every message. */
export interface Freshness {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

// Above every push service's limit on a message: one record holds it all.
const recordSize = 4096;
/** Bytes of text that fit: the record less header, tag and the sign of its end. */
export const mostTextBytes = recordSize - 86 - 16 - 1;

function fresh(): Freshness {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const label = (text: string): Buffer => Buffer.from(`${text}\0`);

/** A text that only the browser of the subscription can read: `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { salt, sender }: Freshness = fresh(),
): Buffer {
  const receiverPoint = Buffer.from(p256dh, 'base64url');
  const senderPoint = sender.getPublicKey();
  const shared = sender.computeSecret(receiverPoint);
  const info = Buffer.concat([label('WebPush: info'), receiverPoint, senderPoint]);
  const input = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(input, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(input, salt, label('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2: this record is the last (RFC 8188, section 2).
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.from([2])), cipher.final()]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordSize, 16);
  header.writeUInt8(senderPoint.length, 20);
  return Buffer.concat([header, senderPoint, sealed, cipher.getAuthTag()]);
}

/** Whether a browser could have given these. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    // Refuses what is no point of the curve.
    fresh().sender.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
