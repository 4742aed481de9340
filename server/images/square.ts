import { HEIC_REFUSED, isHeic, UNREADABLE_IMAGE, WRONG_IMAGE_FORMAT } from '@/schemas/picture-files';
import type { Crop } from '@/schemas/profile-image';
import { Refusal } from '@/server/http/errors';

/** Side of the picture as it is served: twice the largest place it has on a page. */
const SIDE = 512;
/** A few kilobytes can unpack to gigabytes; a phone's largest camera has 50 million pixels. */
const MAX_PIXELS = 60_000_000;
const QUALITY = 82;

const FORMATS = new Set(['jpeg', 'png', 'webp']);

const refuse = (code: string, error: string) => new Refusal(400, code, error, { fields: { image: [error] } });

const unreadable = () => refuse('image_unreadable', UNREADABLE_IMAGE);

/**
 * Draws a picture anew: turned as its EXIF says, cut to a square, 512 pixels wide at most, WebP, without metadata.
 * Throws 400 with the reason for anything but a JPEG, PNG or WebP, and for a crop outside of it.
 * @param crop in pixels of the turned picture; without it the middle
 */
export async function toSquare(file: Buffer, crop?: Crop): Promise<Buffer> {
  if (isHeic(file)) throw refuse('image_format', HEIC_REFUSED);
  const { default: sharp } = await import('sharp');
  const open = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, autoOrient } = await open()
    .metadata()
    .catch((thrown: Error) => {
      throw /pixel limit/.test(thrown.message)
        ? refuse('image_too_large', '画像の縦横が大きすぎます。小さくしてから選択してください。')
        : refuse('image_format', WRONG_IMAGE_FORMAT);
    });
  if (!FORMATS.has(format)) throw refuse('image_format', WRONG_IMAGE_FORMAT);
  const { width, height } = autoOrient;
  const square = crop ?? middleOf(width, height);
  if (square.x + square.size > width || square.y + square.size > height)
    throw refuse('image_crop', '切り抜く範囲が画像の外にあります。選び直してください。');
  return open()
    .autoOrient()
    .extract({ left: square.x, top: square.y, width: square.size, height: square.size })
    .resize(SIDE, SIDE, { withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}

function middleOf(width: number, height: number): Crop {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}
