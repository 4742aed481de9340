import { type SiteConfig, siteConfig } from '@/config/site';

/** The prefix of pictures that the reference API serves itself. */
const API_PATH = '/api/v3/public/';

/**
 * Returns the address at which this site serves a picture of a reply (decision 0075). Django REST Framework writes
 * absolute addresses, whose host only the API knows, and the Content-Security-Policy allows no other host than that of
 * API_MEDIA_ORIGIN.
 * @param src a path, or an absolute address
 */
export function mediaUrl(
  src: string,
  { mediaPath, mediaOrigin }: Pick<SiteConfig, 'mediaPath' | 'mediaOrigin'> = siteConfig(),
): string {
  if (mediaPath === null || !/^https?:\/\//i.test(src) || !URL.canParse(src)) return src;
  const { origin, pathname, search } = new URL(src);
  if (origin === mediaOrigin) return src;
  return pathname.startsWith(mediaPath) || pathname.startsWith(API_PATH) ? `${pathname}${search}` : src;
}
