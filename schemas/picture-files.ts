// Without zod, for screens.

/** For the file input's `accept`. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp';

/** Of the file as a member chooses it: what is sent is the cropped square alone, far below the API's limit. */
export const MAX_CHOSEN_BYTES = 20 * 1024 * 1024;

export const WRONG_IMAGE_FORMAT = 'JPEG・PNG・WebP形式の画像を選択してください。';
export const HEIC_REFUSED = `HEIC形式には対応していません。${WRONG_IMAGE_FORMAT}`;
export const UNREADABLE_IMAGE = '画像を読み取れませんでした。別の画像を選択してください。';

/** The camera format of phones, told by the first twelve bytes: the patented codec for it is in no free build. */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(4, 12));
  return text.startsWith('ftyp') && /^(hei|hev|mif1|msf1)/.test(text.slice(4));
}

/** Said before a phone has sent it all. @returns the reason why a file cannot be used, or null */
export async function whyNoPicture(file: File): Promise<string | null> {
  if (file.size > MAX_CHOSEN_BYTES)
    return `${MAX_CHOSEN_BYTES / 1024 / 1024}MB以下の画像を選択してください。`;
  if (isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return HEIC_REFUSED;
  return IMAGE_TYPES.split(',').includes(file.type) ? null : WRONG_IMAGE_FORMAT;
}
