import { createHash } from 'node:crypto';
import type { RowId } from './rows.ts';

/** The timestamp in every id: 1 January 2025 UTC. Fixed, so that a second import makes the same ids. */
const MADE_AT_MS = Date.UTC(2025, 0, 1);

/** A UUIDv7 whose random part is the SHA-256 of a source key: the same key gives the same id on every machine. */
export function stableId(key: string): RowId {
  const bytes = createHash('sha256').update(key).digest().subarray(0, 16);
  bytes.writeUIntBE(MADE_AT_MS, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
