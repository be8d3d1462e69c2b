export type SniffedImage = {
  type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  width: number;
  height: number;
};

/** Type and size from the bytes themselves; names and declared types are not believed. */
export function sniffImage(bytes: Buffer): SniffedImage | undefined {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47) {
    return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length > 10 && /^GIF8[79]a/.test(bytes.toString("latin1", 0, 6))) {
    return { type: "image/gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return webpSize(bytes);
  return undefined;
}

/** Walks the segments up to the frame header, which is the first place where a JPEG tells its size. */
function jpegSize(bytes: Buffer): SniffedImage | undefined {
  let position = 2;
  while (position + 9 < bytes.length) {
    if (bytes[position] !== 0xff) return undefined;
    const marker = bytes[position + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      return { type: "image/jpeg", width: bytes.readUInt16BE(position + 7), height: bytes.readUInt16BE(position + 5) };
    }
    position += 2 + bytes.readUInt16BE(position + 2);
  }
  return undefined;
}

function webpSize(bytes: Buffer): SniffedImage | undefined {
  const kind = bytes.toString("latin1", 12, 16);
  if (bytes.length < 30) return undefined;
  if (kind === "VP8X") {
    return { type: "image/webp", width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (kind === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return { type: "image/webp", width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { type: "image/webp", width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
