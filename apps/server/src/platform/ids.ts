import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from './clock.ts';
import { sixteenRandomBytes } from './random.ts';

/** The source of ids and secrets. */
export interface Ids {
  /** A new UUIDv7 (RFC 9562, section 5.7): sorted by time, 74 random bits. */
  readonly next: () => string;
  /** 256 random bits, base64url: a guest id or a session token. */
  readonly secret: () => string;
  /** 128 random bits, to be hashed together with a short secret. */
  readonly salt: () => Buffer;
  /** A code: the given number of uniformly random digits. */
  readonly digits: (count: number) => string;
}

/** Sixteen bytes as an id is written (RFC 9562, section 4). */
export function idOfBytes(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function uuidV7(nowMs: number): string {
  const bytes = sixteenRandomBytes();
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return idOfBytes(bytes);
}

/** Ids from the system's randomness and a clock. */
export function randomIds(clock: Clock): Ids {
  return {
    next: () => uuidV7(clock.now()),
    secret: () => randomBytes(32).toString('base64url'),
    salt: () => randomBytes(16),
    digits: (count) => String(randomInt(0, 10 ** count)).padStart(count, '0'),
  };
}

/** Below every UUIDv7 made after an instant, and above all made until then. */
export function firstIdAfter(instantMs: number): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(instantMs + 1, 0, 6);
  return idOfBytes(bytes);
}
