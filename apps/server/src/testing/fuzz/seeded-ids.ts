import type { Clock } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import { seededRandom } from '../../platform/faults/seeded.ts';

/** Ids that are the same in every run: valid in shape, and predictable. */
export function seededIds(seed: number, clock: Clock): Ids {
  const random = seededRandom(seed);
  const bytes = (count: number): Buffer =>
    Buffer.from(Array.from({ length: count }, () => Math.floor(random() * 256)));
  return {
    next: () => {
      const id = bytes(16);
      id.writeUIntBE(clock.now(), 0, 6);
      id[6] = ((id[6] ?? 0) & 0x0f) | 0x70;
      id[8] = ((id[8] ?? 0) & 0x3f) | 0x80;
      const hex = id.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
    secret: () => bytes(32).toString('base64url'),
    salt: () => bytes(16),
    digits: (count) => Array.from({ length: count }, () => Math.floor(random() * 10)).join(''),
  };
}
