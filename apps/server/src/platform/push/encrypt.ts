import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription (RFC 8291, section 3.1), both base64url. */
export interface SubscriptionKeys {
  /** The public key: an uncompressed point on P-256. */
  readonly p256dh: string;
  /** 16 bytes shared by the browser and the market. */
  readonly auth: string;
}

/** Random per message. */
export interface Freshness {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

// More than any push service accepts: one record holds the whole message.
const recordSize = 4096;
/** Maximum length of the text in bytes: the record less header, tag and delimiter. */
export const mostTextBytes = recordSize - 86 - 16 - 1;

function fresh(): Freshness {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const label = (text: string): Buffer => Buffer.from(`${text}\0`);

/** Encrypts a text for a subscription's browser: `aes128gcm` (RFC 8188) with the key derivation of RFC 8291. */
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

/** Whether these can be the keys of a subscription. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    // Throws if the point is not on the curve.
    fresh().sender.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
