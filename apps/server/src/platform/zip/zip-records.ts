/** One file of the archive, as both of its records tell it. */
export type ZipEntry = { name: Buffer; bytes: number; modifiedAt: Date; crc: number; offset: number };

const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
const UTF8_NAMES = 1 << 11;
const STORED = 0;
/** Unix, and the format's version that knows 64-bit sizes. */
const MADE_BY = (3 << 8) | 45;
const OWNER_MAY_READ = 0o100600 << 16;

export function localHeader(entry: ZipEntry): Buffer {
  const isLarge = entry.bytes >= FULL_32;
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, entry, { at: 4, isLarge, bytes: isLarge ? FULL_32 : entry.bytes });
  // Both sizes must stand in the long form of this record.
  const long = isLarge ? longForm([entry.bytes, entry.bytes]) : Buffer.alloc(0);
  header.writeUInt16LE(long.length, 28);
  return Buffer.concat([header, entry.name, long]);
}

export function centralEntry(entry: ZipEntry): Buffer {
  const isLarge = entry.bytes >= FULL_32;
  const isFar = entry.offset >= FULL_32;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(MADE_BY, 4);
  writeCommon(header, entry, { at: 6, isLarge: isLarge || isFar, bytes: isLarge ? FULL_32 : entry.bytes });
  const values = [...(isLarge ? [entry.bytes, entry.bytes] : []), ...(isFar ? [entry.offset] : [])];
  const long = values.length > 0 ? longForm(values) : Buffer.alloc(0);
  header.writeUInt16LE(long.length, 30);
  header.writeUInt32LE(OWNER_MAY_READ >>> 0, 38);
  header.writeUInt32LE(isFar ? FULL_32 : entry.offset, 42);
  return Buffer.concat([header, entry.name, long]);
}

type Contents = { count: number; offset: number; bytes: number };

export function endOfArchive({ count, offset, bytes }: Contents): Buffer {
  const isLong = count >= FULL_16 || offset >= FULL_32 || bytes >= FULL_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  const shortCount = isLong ? FULL_16 : count;
  end.writeUInt16LE(shortCount, 8);
  end.writeUInt16LE(shortCount, 10);
  end.writeUInt32LE(isLong ? FULL_32 : bytes, 12);
  end.writeUInt32LE(isLong ? FULL_32 : offset, 16);
  return isLong ? Buffer.concat([longEnd({ count, offset, bytes }), end]) : end;
}

/** The 64-bit end and the pointer to it, which stand before the ordinary one. */
function longEnd({ count, offset, bytes }: Contents): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(MADE_BY, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(bytes), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const pointer = Buffer.alloc(20);
  pointer.writeUInt32LE(0x07064b50, 0);
  pointer.writeBigUInt64LE(BigInt(offset + bytes), 8);
  pointer.writeUInt32LE(1, 16);
  return Buffer.concat([record, pointer]);
}

/** From the needed version to the length of the name the two records of a file are the same. */
function writeCommon(
  header: Buffer,
  entry: ZipEntry,
  { at, isLarge, bytes }: { at: number; isLarge: boolean; bytes: number },
): void {
  const { date, time } = dosTime(entry.modifiedAt);
  header.writeUInt16LE(isLarge ? 45 : 20, at);
  header.writeUInt16LE(UTF8_NAMES, at + 2);
  header.writeUInt16LE(STORED, at + 4);
  header.writeUInt16LE(time, at + 6);
  header.writeUInt16LE(date, at + 8);
  header.writeUInt32LE(entry.crc, at + 10);
  header.writeUInt32LE(bytes, at + 14);
  header.writeUInt32LE(bytes, at + 18);
  header.writeUInt16LE(entry.name.length, at + 22);
}

function longForm(values: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return field;
}

/** The format's dates begin in 1980 and have a resolution of two seconds. */
function dosTime(moment: Date): { date: number; time: number } {
  const year = Math.max(1980, moment.getUTCFullYear());
  return {
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  };
}
