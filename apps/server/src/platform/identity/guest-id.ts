import { idOfBytes } from '../ids.ts';

const idBytes = 16;
const secretBytes = 32;
const form = /^[A-Za-z0-9_-]{64}$/;

/**
 * A guest id: the shopper's id (128 bits) and 256 random bits, together in base64url. The first part names the shopper,
 * and only the whole proves it; the database has a hash of that (decision 65).
 * @param secret 256 random bits, base64url
 */
export function guestIdOf(shopperId: string, secret: string): string {
  const id = Buffer.from(shopperId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, Buffer.from(secret, 'base64url')], idBytes + secretBytes).toString('base64url');
}

/** The shopper that a guest id names; undefined for one that names nobody, as all did that are older. */
export function shopperNamedIn(guestId: string): string | undefined {
  if (!form.test(guestId)) return undefined;
  return idOfBytes(Buffer.from(guestId, 'base64url').subarray(0, idBytes));
}
