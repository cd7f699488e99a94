/**
 * A minimal bzip2 encoder: one Huffman table in which every code has the same length, blocks sorted by comparison.
 * Node has no bzip2, and the test files are binary. Format: en.wikipedia.org/wiki/Bzip2#File_format.
 */
export function bzip2(bytes: Uint8Array, blockBytes = 20_000): Uint8Array {
  const bits = new Bits();
  for (const byte of Buffer.from('BZh1')) bits.add(byte, 8);
  let combined = 0;
  for (let from = 0; from < bytes.length; from += blockBytes) {
    const block = bytes.subarray(from, from + blockBytes);
    const crc = crc32(block);
    combined = ((combined << 1) | (combined >>> 31)) ^ crc;
    writeBlock(bits, runLength(block), crc);
  }
  bits.addHex('177245385090');
  bits.add(combined >>> 0, 32);
  return bits.bytes();
}

const CODE_BITS = 9;
const GROUP = 50;

function writeBlock(bits: Bits, block: number[], crc: number): void {
  const { last, origin } = rotated(block);
  const used = [...new Set(block)].sort((a, b) => a - b);
  const symbols = moveToFront(last, used);
  bits.addHex('314159265359');
  bits.add(crc, 32);
  bits.add(0, 1);
  bits.add(origin, 24);
  writeUsed(bits, used);
  const groups = Math.ceil(symbols.length / GROUP);
  bits.add(2, 3);
  bits.add(groups, 15);
  // Every group uses the first of two equal tables.
  for (let group = 0; group < groups; group++) bits.add(0, 1);
  for (let table = 0; table < 2; table++) {
    bits.add(CODE_BITS, 5);
    for (let symbol = 0; symbol < used.length + 2; symbol++) bits.add(0, 1);
  }
  for (const symbol of symbols) bits.add(symbol, CODE_BITS);
}

/** Four equal bytes are followed by the number of further repetitions. */
function runLength(bytes: Uint8Array): number[] {
  const out: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    let run = 1;
    while (run < 259 && bytes[at + run] === byte) run++;
    for (let i = 0; i < Math.min(run, 4); i++) out.push(byte);
    if (run >= 4) out.push(run - 4);
    at += run;
  }
  return out;
}

function rotated(block: number[]): { last: number[]; origin: number } {
  const { length } = block;
  const twice = Buffer.from([...block, ...block]);
  const order = Array.from({ length }, (_, i) => i).sort(
    (a, b) => twice.subarray(a, a + length).compare(twice.subarray(b, b + length)) || a - b,
  );
  return { last: order.map((start) => twice[start + length - 1] ?? 0), origin: order.indexOf(0) };
}

/** Move-to-front coding; runs of the first byte are written in digits 1 and 2 (symbols 0 and 1). */
function moveToFront(bytes: number[], used: number[]): number[] {
  const list = [...used];
  const out: number[] = [];
  let zeros = 0;
  const flush = (): void => {
    for (; zeros > 0; zeros = (zeros - 1) >> 1) out.push((zeros - 1) & 1);
  };
  for (const byte of bytes) {
    const place = list.indexOf(byte);
    if (place === 0) {
      zeros++;
    } else {
      flush();
      out.push(place + 1);
      list.unshift(...list.splice(place, 1));
    }
  }
  flush();
  return [...out, used.length + 1];
}

function writeUsed(bits: Bits, used: number[]): void {
  const rows = Array.from({ length: 16 }, (_, row) => used.filter((byte) => byte >> 4 === row));
  for (const row of rows) bits.add(row.length > 0 ? 1 : 0, 1);
  for (const row of rows.filter(({ length }) => length > 0)) {
    for (let low = 0; low < 16; low++) bits.add(row.some((byte) => (byte & 15) === low) ? 1 : 0, 1);
  }
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000_0000 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1;
  }
  return ~crc >>> 0;
}

class Bits {
  readonly #out: number[] = [];
  #byte = 0;
  #count = 0;

  add(value: number, width: number): void {
    for (let bit = width - 1; bit >= 0; bit--) {
      this.#byte = (this.#byte << 1) | ((value >>> bit) & 1);
      if (++this.#count < 8) continue;
      this.#out.push(this.#byte);
      this.#byte = 0;
      this.#count = 0;
    }
  }

  addHex(hex: string): void {
    for (const byte of Buffer.from(hex, 'hex')) this.add(byte, 8);
  }

  bytes(): Uint8Array {
    while (this.#count > 0) this.add(0, 1);
    return Uint8Array.from(this.#out);
  }
}
