import type { SiteConfig } from '@/config/site';
import { parseUrl } from './parse-url';

/** Where the pictures of an existing API are. */
export type MediaSettings = Pick<SiteConfig, 'mediaPath' | 'mediaOrigin'>;

/** The prefix of pictures that the reference API serves itself. */
const API_PATH = '/api/v3/public/';

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
  return pathname.startsWith(mediaPath) || pathname.startsWith(API_PATH) ? `${pathname}${search}` : src;
}
