import type { SiteConfig } from '@/config/site';
import { API_PREFIX, parseUrl } from './urls';

/** Where the pictures of an existing API are. */
export type MediaSettings = Pick<SiteConfig, 'mediaPath' | 'mediaOrigin'>;

/**
 * Returns the address at which this site serves a picture of a reply (decision 0074). Django REST Framework writes
 * absolute addresses, whose host only the API knows, and the Content-Security-Policy allows no other host than that of
 * API_MEDIA_ORIGIN.
 * @param src a path, or an absolute address
 */
export function mediaUrl(src: string, { mediaPath, mediaOrigin }: MediaSettings): string {
  const url = mediaPath !== null && /^https?:\/\//i.test(src) && parseUrl(src);
  if (!url) return src;
  const { origin, pathname, search } = url;
  if (origin === mediaOrigin) return src;
  // The reference API serves its pictures itself.
  const isOwn = pathname.startsWith(mediaPath) || pathname.startsWith(`${API_PREFIX}/`);
  return isOwn ? `${pathname}${search}` : src;
}

/** Image widths in pixels (spec §9). Next's optimizer produces no others. */
export const PICTURE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const SMALL_PICTURE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384];

/** The smallest width to offer for images. The smaller widths are for icons. */
const MIN_WIDTH = 256;

const optimizedUrl = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

interface PictureSources {
  src: string;
  srcSet: string;
}

/**
 * Returns the optimizer's URLs for an image below /images/ in every width up to its own. next/image is not used,
 * because it adds 3 kB to every page and a style attribute that the Content-Security-Policy forbids.
 * @param naturalWidth in pixels; larger widths would only repeat the original
 */
export function pictureSources(src: string, naturalWidth: number): PictureSources {
  const widths = [...SMALL_PICTURE_WIDTHS, ...PICTURE_WIDTHS].filter((width) => width >= MIN_WIDTH);
  const fitting = widths.filter((width) => width <= naturalWidth);
  const offeredWidths = fitting.length > 0 ? fitting : widths.slice(0, 1);
  return {
    src: optimizedUrl(src, offeredWidths.at(-1) ?? naturalWidth),
    srcSet: offeredWidths.map((width) => `${optimizedUrl(src, width)} ${width}w`).join(', '),
  };
}

/** The number of images of each kind below public/images/og/. */
const IMAGE_COUNT = 20;

/**
 * Returns the path of the 1280x600 share image (spec §9) of a seminar or a vacancy. Consecutive ids have different
 * images.
 */
export const getShareImage = (kind: 'seminar' | 'vacancy', id: number): string =>
  `/images/og/${kind}-${id % IMAGE_COUNT}.png`;
