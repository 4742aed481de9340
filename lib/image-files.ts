/** The value of the file input's `accept`. Some systems give a file no type, or another one than the standard's. */
export const ACCEPTED_IMAGE_TYPES = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.jfif,.png,.webp';

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** How files of each format begin, in bytes of hexadecimal digits: a WebP with `RIFF`, its length and `WEBP`. */
const SIGNATURES: readonly [ImageFormat, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
];

/** The number of bytes at the beginning of a file that tell its format. */
const SIGNATURE_BYTES = 12;

/** Returns the format that a file begins like, whatever its label says, or undefined. */
export function imageFormatOf(file: Uint8Array): ImageFormat | undefined {
  const header = Array.from(file.subarray(0, SIGNATURE_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return SIGNATURES.find(([, signature]) => signature.test(header))?.[0];
}

/**
 * The size limit in bytes of the file that a member selects. Only the cropped square is sent, which is far below the
 * API's limit.
 */
export const MAX_SELECTED_BYTES = 20 * 1024 * 1024;

export const UNSUPPORTED_IMAGE_MESSAGE = 'JPEG・PNG・WebP形式の画像を選択してください。';
export const HEIC_UNSUPPORTED_MESSAGE = `HEIC形式には対応していません。${UNSUPPORTED_IMAGE_MESSAGE}`;
export const UNREADABLE_IMAGE_MESSAGE = '画像を読み取れませんでした。別の画像を選択してください。';

/**
 * Returns whether a file is HEIC, the camera format of phones, according to its first twelve bytes. It cannot be
 * processed, because free builds do not include its patented codec.
 */
export function isHeic(header: Uint8Array): boolean {
  const text = String.fromCharCode(...header.subarray(4, 12));
  return text.startsWith('ftyp') && /^(hei|hev|mif1|msf1)/.test(text.slice(4));
}

/**
 * Checks a file before it is uploaded.
 * @returns the reason why it cannot be used, or null
 */
export async function imageFileError(file: File): Promise<string | null> {
  if (file.size > MAX_SELECTED_BYTES)
    return `${MAX_SELECTED_BYTES / 1024 / 1024}MB以下の画像を選択してください。`;
  const header = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (isHeic(header)) return HEIC_UNSUPPORTED_MESSAGE;
  return imageFormatOf(header) ? null : UNSUPPORTED_IMAGE_MESSAGE;
}
