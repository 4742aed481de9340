import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { contentPath } from '@/config/env';
import { isRead } from './request-checks';
import type { Listener } from './runtime';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** No part begins with a dot, so that no path leads out of the folder. */
const PICTURE = /^\/images\/(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:avif|jpe?g|png|webp)$/;

/** As for the pictures of the site (next.config.ts). */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Returns the operator's own picture with that path below CONTENT_DIR; null when there is none. */
function findOwnPicture(picture: string | null) {
  if (!picture || !PICTURE.test(picture)) return null;
  const file = contentPath(picture);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? { file, size: stats.size } : null;
}

/** Returns whether the operator has a picture with that path. It is looked for each time, so that a new one is served at once. */
export const isOwnPicture = (picture: string): boolean => findOwnPicture(picture) !== null;

/** Returns the path of the picture that is asked for, as it is or resized. */
function pictureOf(url = ''): string | null {
  if (url.startsWith('/images/')) return new URL(url, 'http://localhost').pathname;
  return url.startsWith('/_next/image?') ? new URL(url, 'http://localhost').searchParams.get('url') : null;
}

/**
 * Returns a listener that serves the operator's own pictures from CONTENT_DIR/images. They are not resized, because Next
 * resizes only what was there at the start.
 */
export function withOwnPictures(next: Listener): Listener {
  return (request, response) => {
    const found = findOwnPicture(pictureOf(request.url));
    if (!found || !isRead(request)) return next(request, response);
    response.writeHead(200, {
      'Content-Type': TYPES[path.extname(found.file)],
      'Content-Length': found.size,
      'Cache-Control': CACHE_CONTROL,
    });
    if (request.method === 'HEAD') return response.end();
    // The client may leave, or the file vanish, in the middle; then the connection is closed.
    return pipeline(createReadStream(found.file), response, () => undefined);
  };
}
