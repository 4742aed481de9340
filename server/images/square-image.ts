import {
  HEIC_UNSUPPORTED_MESSAGE,
  imageFormatOf,
  isHeic,
  UNREADABLE_IMAGE_MESSAGE,
  UNSUPPORTED_IMAGE_MESSAGE,
} from '@/lib/image-files';
import type { Crop } from '@/schemas/profile';
import { ApiError } from '@/server/http/errors';
import { countImageParts, removePngTexts } from './image-parts';

/** Width and height of the stored image in pixels: twice the largest size at which a page shows it. */
const OUTPUT_SIZE = 512;
/**
 * Limits decompression, because a file of a few kilobytes can expand to gigabytes. The largest phone cameras have 50
 * million pixels.
 */
const MAX_PIXELS = 60_000_000;
/**
 * Limits the memory of a decoded image to that of the largest one with 8 bits for each of four channels. Some files, such as
 * an interlaced PNG, are decoded as a whole, and one with 16 bits needs twice as much. So does a JPEG with several scans,
 * such as a progressive one, of which libjpeg keeps all coefficients, with 16 bits each.
 */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
const QUALITY = 82;

const imageError = (code: string, error: string) =>
  new ApiError(400, code, error, { fields: { image: [error] } });

const unreadableImageError = () => imageError('image_unreadable', UNREADABLE_IMAGE_MESSAGE);

const tooLargeImageError = () =>
  imageError('image_too_large', '画像の縦横が大きすぎます。小さくしてから選択してください。');

const unsupportedImageError = () => imageError('image_format', UNSUPPORTED_IMAGE_MESSAGE);

/**
 * Re-encodes an image: rotated according to EXIF, cropped to a square of at most 512 pixels, as WebP without metadata.
 * Throws 400 with the reason for any format other than JPEG, PNG or WebP, and for a crop outside the image.
 * @param crop in pixels of the rotated image; the default is the centre
 */
export async function squareImage(file: Buffer, crop?: Crop): Promise<Buffer> {
  if (isHeic(file)) throw imageError('image_format', HEIC_UNSUPPORTED_MESSAGE);
  // libvips knows more formats, of which some are documents that it reads as a whole to tell their size: an SVG of 5 MB kept a
  // thread busy for many minutes.
  const format = imageFormatOf(file);
  if (!format) throw unsupportedImageError();
  const { parts, isTooMany } = countImageParts(file, format);
  if (isTooMany) throw unreadableImageError();
  const image = format === 'png' ? removePngTexts(file) : file;
  const { default: sharp } = await import('sharp');
  // Only the header is read here, so the limit of pixels is checked below, where its error has a message of its own.
  const header = await sharp(image, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw unsupportedImageError();
    });
  if (header.format !== format) throw unsupportedImageError();
  const { autoOrient, channels, depth, isProgressive } = header;
  const { width, height } = autoOrient;
  const hasCoefficients = format === 'jpeg' && (isProgressive || parts > 1);
  const bytesPerPixel = channels * (depth === 'uchar' && !hasCoefficients ? 1 : 2);
  const pixels = width * height;
  if (pixels > MAX_PIXELS || pixels * bytesPerPixel > MAX_DECODED_BYTES) throw tooLargeImageError();
  const area = crop ?? centerCrop(width, height);
  if (area.x + area.size > width || area.y + area.size > height)
    throw imageError('image_crop', '切り抜く範囲が画像の外にあります。選び直してください。');
  return sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
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
