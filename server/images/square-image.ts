import {
  HEIC_UNSUPPORTED_MESSAGE,
  isHeic,
  UNREADABLE_IMAGE_MESSAGE,
  UNSUPPORTED_IMAGE_MESSAGE,
} from '@/lib/image-files';
import type { Crop } from '@/schemas/profile-image';
import { ApiError } from '@/server/http/errors';

/** Side of the picture as it is served: twice the largest place it has on a page. */
const OUTPUT_SIZE = 512;
/** A few kilobytes can unpack to gigabytes; a phone's largest camera has 50 million pixels. */
const MAX_PIXELS = 60_000_000;
const QUALITY = 82;

const FORMATS = new Set(['jpeg', 'png', 'webp']);

const imageError = (code: string, error: string) =>
  new ApiError(400, code, error, { fields: { image: [error] } });

const unreadableImageError = () => imageError('image_unreadable', UNREADABLE_IMAGE_MESSAGE);

/**
 * Draws a picture anew: turned as its EXIF says, cut to a square, 512 pixels wide at most, WebP, without metadata.
 * Throws 400 with the reason for anything but a JPEG, PNG or WebP, and for a crop outside of it.
 * @param crop in pixels of the turned picture; without it the middle
 */
export async function squareImage(file: Buffer, crop?: Crop): Promise<Buffer> {
  if (isHeic(file)) throw imageError('image_format', HEIC_UNSUPPORTED_MESSAGE);
  const { default: sharp } = await import('sharp');
  const open = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, autoOrient } = await open()
    .metadata()
    .catch((thrown: Error) => {
      throw /pixel limit/.test(thrown.message)
        ? imageError('image_too_large', '画像の縦横が大きすぎます。小さくしてから選択してください。')
        : imageError('image_format', UNSUPPORTED_IMAGE_MESSAGE);
    });
  if (!FORMATS.has(format)) throw imageError('image_format', UNSUPPORTED_IMAGE_MESSAGE);
  const { width, height } = autoOrient;
  const area = crop ?? centerCrop(width, height);
  if (area.x + area.size > width || area.y + area.size > height)
    throw imageError('image_crop', '切り抜く範囲が画像の外にあります。選び直してください。');
  return open()
    .autoOrient()
    .extract({ left: area.x, top: area.y, width: area.size, height: area.size })
    .resize(OUTPUT_SIZE, OUTPUT_SIZE, { withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw unreadableImageError();
    });
}

function centerCrop(width: number, height: number): Crop {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}
