import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { squareImage } from '@/server/images/square-image';

const opened = vi.fn();
const readMetadata = vi.fn();
const decode = vi.fn(() => Promise.resolve(Buffer.from('a picture')));
// Replaces the decoder, which may be busy for many minutes with a file of another format.
vi.mock('sharp', () => ({
  default: (file: Buffer) => {
    opened(file);
    const image = { autoOrient: () => image, extract: () => image, resize: () => image, webp: () => image };
    return Object.assign(image, { metadata: readMetadata, toBuffer: decode });
  },
}));
beforeEach(() => {
  vi.clearAllMocks();
  readMetadata.mockRejectedValue(new Error('unreadable'));
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it.each([
  ['SVG', SVG],
  ['SVG with a declaration', `<?xml version="1.0"?>${SVG}`],
  ['SVG behind spaces', `\n  ${SVG}`],
  ['SVG behind a PNG without its first byte', `PNG\r\n\x1a\n${SVG}`],
  ['compressed SVG', gzipSync(SVG)],
  ['GIF', 'GIF89a\x01\x00\x01\x00'],
  ['TIFF', 'II*\x00\x08\x00\x00\x00'],
  ['PDF', '%PDF-1.4'],
  ['a RIFF file that is no WebP', 'RIFF\x00\x00\x00\x00WAVEfmt '],
  ['an empty file', ''],
])('never opens %s, and refuses it', async (_format, content) => {
  const file = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  await expect(squareImage(file)).rejects.toMatchObject({ status: 400, code: 'image_format' });
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  ['JPEG', '\xff\xd8\xff\xe1'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['WebP', 'RIFF\x0a\x00\x00\x00WEBPVP8 '],
])('opens a file that begins like %s', async (_format, content) => {
  await squareImage(Buffer.from(content, 'latin1')).catch(() => undefined);
  expect(opened).toHaveBeenCalledOnce();
});

// A decoded picture may need all of its pixels in memory at once.
it.each([
  ['60 million pixels with 8 bits', { channels: 4, depth: 'uchar', width: 10_000, height: 6_000 }, true],
  ['30 million pixels with 16 bits', { channels: 4, depth: 'ushort', width: 6_000, height: 5_000 }, true],
  [
    '40 million pixels with 16 bits, without alpha',
    { channels: 3, depth: 'ushort', width: 8_000, height: 5_000 },
    true,
  ],
  ['31 million pixels with 16 bits', { channels: 4, depth: 'ushort', width: 6_200, height: 5_000 }, false],
  ['60 million pixels with 16 bits', { channels: 4, depth: 'ushort', width: 10_000, height: 6_000 }, false],
])(
  'decides by the memory of a decoded picture: %s',
  async (_title, { width, height, ...rest }, isAccepted) => {
    readMetadata.mockResolvedValue({ format: 'png', autoOrient: { width, height }, ...rest });
    const picture = squareImage(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    if (isAccepted) await expect(picture).resolves.toBeInstanceOf(Buffer);
    else await expect(picture).rejects.toMatchObject({ status: 400, code: 'image_too_large' });
    expect(decode).toHaveBeenCalledTimes(isAccepted ? 1 : 0);
  },
);

it.each([
  ['60 million pixels in one scan', { width: 10_000, height: 6_000, isProgressive: false }, '', true],
  ['40 million pixels of a progressive file', { width: 8_000, height: 5_000, isProgressive: true }, '', true],
  [
    '41 million pixels of a progressive file',
    { width: 8_200, height: 5_000, isProgressive: true },
    '',
    false,
  ],
  [
    '41 million pixels in several scans',
    { width: 8_200, height: 5_000, isProgressive: false },
    '\xff\xda\x00\x02'.repeat(3),
    false,
  ],
])(
  'counts the coefficients of a JPEG that is decoded as a whole: %s',
  async (_title, { width, height, isProgressive }, scans, isAccepted) => {
    const autoOrient = { width, height };
    readMetadata.mockResolvedValue({
      format: 'jpeg',
      autoOrient,
      channels: 3,
      depth: 'uchar',
      isProgressive,
    });
    const picture = squareImage(Buffer.from(`\xff\xd8${scans}\xff\xe1`, 'latin1'));
    if (isAccepted) await expect(picture).resolves.toBeInstanceOf(Buffer);
    else await expect(picture).rejects.toMatchObject({ status: 400, code: 'image_too_large' });
  },
);
