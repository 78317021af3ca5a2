/** The checksum of zip archives and PNG pictures. */

/** Eight tables let the loop take eight bytes at a time ("slicing by 8"). */
const TABLES = makeTables();

function makeTables(): readonly Uint32Array[] {
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value >>> 0;
  });
  const tables = [first];
  for (let index = 1; index < 8; index++) {
    const before = tables[index - 1] ?? first;
    tables.push(Uint32Array.from(before, (value) => ((first[value & 255] ?? 0) ^ (value >>> 8)) >>> 0));
  }
  return tables;
}

/** The checksum of two stretches in a row, of which the second is `length` bytes long. */
export function joinCrc32(first: number, second: number, length: number): number {
  // Bytes behind a stretch multiply its checksum by x to the power of 8 for each, as zlib's `crc32_combine` has it.
  let power = 0x00800000;
  let joined = first;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) joined = multiply(power, joined);
    power = multiply(power, power);
  }
  return (joined ^ second) >>> 0;
}

/** Product of two polynomials over two elements, modulo that of the checksum; the highest bit is the lowest power. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) !== 0 ? (shifted >>> 1) ^ 0xedb88320 : shifted >>> 1;
  }
  return product >>> 0;
}

/** CRC-32 of the bytes, as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = TABLES as unknown as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  // Every index below is within its table or before the end; `| 0` satisfies the compiler at no cost.
  const at = (table: Uint32Array, index: number): number => (table[index] as number) | 0;
  let crc = -1;
  let i = 0;
  for (const end = bytes.length - 7; i < end; i += 8) {
    const byte = (step: number): number => bytes[i + step] as number;
    const low = crc ^ (byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24));
    crc =
      at(t7, low & 255) ^
      at(t6, (low >>> 8) & 255) ^
      at(t5, (low >>> 16) & 255) ^
      at(t4, low >>> 24) ^
      at(t3, byte(4)) ^
      at(t2, byte(5)) ^
      at(t1, byte(6)) ^
      at(t0, byte(7));
  }
  for (; i < bytes.length; i++) crc = at(t0, (crc ^ (bytes[i] as number)) & 255) ^ (crc >>> 8);
  return ~crc >>> 0;
}
