// A file of a few hundred kilobytes can have thousands of parts, each of which costs the decoder time or memory although
// they make no better picture. The formats are read only as far as is needed to find the parts.

/** Progressive files of cameras and programs have about ten. The decoder goes over the whole image for each. */
const MAX_SCANS = 100;
/** Only the first one is used, but the decoder finds each by going over all before it. */
const MAX_FRAMES = 1_000;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a length: TEM, the restarts and the start of the image. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** `FF 00` is a byte of the picture, and `FF FF` the fill before a marker. */
const isMarker = (byte: number): boolean => byte !== 0x00 && byte !== 0xff;

/** Yields the markers of a JPEG up to its end, as libjpeg finds them: those inside of a segment with a length do not count. */
function* jpegMarkers(file: Buffer): Generator<number> {
  let at = file.indexOf(0xff);
  while (at >= 0 && at + 3 < file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker === END_OF_IMAGE) return;
    if (isMarker(marker)) yield marker;
    const hasLength = isMarker(marker) && !isAlone(marker);
    at = file.indexOf(0xff, hasLength ? at + 2 + file.readUInt16BE(at + 2) : at + (marker === 0xff ? 1 : 2));
  }
}

function countScans(file: Buffer): number {
  let scans = 0;
  for (const marker of jpegMarkers(file)) {
    if (marker === START_OF_SCAN) scans += 1;
    if (scans > MAX_SCANS) break;
  }
  return scans;
}

interface Chunk {
  name: string;
  start: number;
  end: number;
}

/** Yields the chunks of a WebP. Each has a name, a length and, if that is odd, one byte of padding. */
function* webpChunks(file: Buffer): Generator<Chunk> {
  for (let start = 12; start + 8 <= file.length; ) {
    const length = file.readUInt32LE(start + 4);
    const end = start + 8 + length + (length % 2);
    yield { name: file.toString('latin1', start, start + 4), start, end };
    start = end;
  }
}

function countFrames(file: Buffer): number {
  let frames = 0;
  for (const { name } of webpChunks(file)) {
    if (name === 'ANMF') frames += 1;
    if (frames > MAX_FRAMES) break;
  }
  return frames;
}

/** Yields the chunks of a PNG. Each has a length, a name and a checksum. */
function* pngChunks(file: Buffer): Generator<Chunk> {
  for (let start = 8; start + 8 <= file.length; ) {
    const end = start + 12 + file.readUInt32BE(start);
    yield { name: file.toString('latin1', start + 4, start + 8), start, end };
    start = end;
  }
}

const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * Returns a PNG without its texts, which nobody sees. Compressed ones would be unpacked, to a gigabyte from a file of one
 * megabyte.
 */
export function removePngTexts(png: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (const { name, start, end } of pngChunks(png)) {
    if (!TEXTS.has(name)) continue;
    kept.push(png.subarray(from, start));
    from = end;
  }
  return from === 0 ? png : Buffer.concat([...kept, png.subarray(from)]);
}

const PARTS = {
  jpeg: { count: countScans, max: MAX_SCANS },
  // A PNG has no such parts, only texts, which `removePngTexts` removes.
  png: { count: () => 1, max: 1 },
  webp: { count: countFrames, max: MAX_FRAMES },
};

/**
 * Counts the scans of a JPEG or the frames of a WebP, of which it finds at most one too many.
 * @returns isTooMany says that decoding the file could take minutes, however few pixels it has
 */
export function countImageParts(
  file: Buffer,
  format: keyof typeof PARTS,
): { parts: number; isTooMany: boolean } {
  const parts = PARTS[format].count(file);
  return { parts, isTooMany: parts > PARTS[format].max };
}
