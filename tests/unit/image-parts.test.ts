import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { countImageParts, removePngTexts } from '@/server/images/image-parts';
import { squareImage } from '@/server/images/square-image';

const red = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } });

/** Returns a progressive JPEG whose first scan is repeated. The tables of the next one follow it. */
async function jpegWithScans(more: number): Promise<Buffer> {
  const file = await red.clone().jpeg({ progressive: true }).toBuffer();
  const start = file.indexOf('ffda', 'hex');
  const end = file.indexOf('ffc4', start, 'hex');
  const scans = Array(more + 1).fill(file.subarray(start, end));
  return Buffer.concat([file.subarray(0, start), ...scans, file.subarray(end)]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** Returns an animated WebP. Equal frames would be one. */
async function webpWithFrames(frames: number): Promise<Buffer> {
  const pictures = Array.from({ length: frames }, (_, index) => {
    const background = { r: index * 50, g: 0, b: 0 };
    return sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  });
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
}

it('refuses a JPEG with more scans than any camera or program writes', async () => {
  expect((await squareImage(await jpegWithScans(20))).length).toBeGreaterThan(0);
  await expect(squareImage(await jpegWithScans(100))).rejects.toMatchObject({
    status: 400,
    code: 'image_unreadable',
  });
});

it('counts no scan that is only bytes of a segment, of the picture or behind the end', async () => {
  const file = await red.clone().jpeg().toBuffer();
  const scans = Buffer.from('ffda'.repeat(200), 'hex');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0x01, 0x92]), scans]);
  const harmless = Buffer.concat([file.subarray(0, 2), comment, file.subarray(2), scans]);
  expect(countImageParts(harmless, 'jpeg')).toEqual({ parts: 1, isTooMany: false });
  const progressive = countImageParts(await jpegWithScans(0), 'jpeg');
  expect(progressive.parts).toBeGreaterThan(1);
  expect(countImageParts(await jpegWithScans(3), 'jpeg').parts).toBe(progressive.parts + 3);
  expect((await squareImage(harmless)).length).toBeGreaterThan(0);
});

it('counts a scan behind bytes of fill, and reads a JPEG that is cut anywhere', async () => {
  const file = await red.clone().jpeg({ progressive: true }).toBuffer();
  const filled = Buffer.from(file.toString('latin1').replaceAll('\xff\xda', '\xff\xff\xff\xda'), 'latin1');
  expect(countImageParts(filled, 'jpeg')).toEqual(countImageParts(file, 'jpeg'));
  expect(countImageParts(filled, 'jpeg').parts).toBeGreaterThan(1);
  for (let length = 0; length < file.length; length += 1)
    expect(countImageParts(file.subarray(0, length), 'jpeg').isTooMany).toBe(false);
});

it('takes an animated WebP, and refuses one with thousands of frames', async () => {
  expect((await squareImage(await webpWithFrames(3))).length).toBeGreaterThan(0);
  const file = await webpWithFrames(2);
  const frame = file.subarray(file.lastIndexOf('ANMF'));
  const many = Buffer.concat([file, ...Array(1_000).fill(frame)]);
  many.writeUInt32LE(many.length - 8, 4);
  await expect(squareImage(many)).rejects.toMatchObject({ code: 'image_unreadable' });
});

it('unpacks no text of a PNG, and leaves the picture as it is', async () => {
  const file = await red.clone().png().toBuffer();
  // A signature and the first chunk, IHDR.
  const start = 33;
  const compressed = deflateSync(Buffer.alloc(1_000));
  const texts = [
    pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), compressed])),
    pngChunk('iTXt', Buffer.concat([Buffer.from('a\0\x01\0\0\0'), compressed])),
    pngChunk('tEXt', Buffer.from('a\0b')),
  ];
  const last = file.length - 12;
  const hostile = Buffer.concat([
    file.subarray(0, start),
    ...texts,
    file.subarray(start, last),
    ...texts,
    file.subarray(last),
  ]);
  expect(removePngTexts(hostile).equals(file)).toBe(true);
  expect(removePngTexts(file)).toBe(file);
  expect((await squareImage(hostile)).equals(await squareImage(file))).toBe(true);
  for (let length = 0; length <= hostile.length; length += 1)
    expect(removePngTexts(hostile.subarray(0, length)).length).toBeLessThanOrEqual(length);
});
