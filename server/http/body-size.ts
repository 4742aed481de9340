import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { MAX_UPLOAD_BYTES } from '@/schemas/profile';
import type { AppEnv } from './context';
import { ApiError } from './errors';
import { isForMembers } from './router';

const limitBody = (maxSize: number, error: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'too_large', error);
    },
  });

const TOO_LARGE = '送信内容が大きすぎます。';
/**
 * The limit for calls that need no login, none of whose forms has more than a few thousand characters. Anyone could otherwise
 * fill the memory with unfinished bodies, or have a megabyte parsed and validated.
 */
const publicLimit = limitBody(64 * 1024, TOO_LARGE);
const memberLimit = limitBody(1024 * 1024, TOO_LARGE);
/** The limit for image uploads: the image plus the other form fields. */
const imageLimit = limitBody(MAX_UPLOAD_BYTES + 64 * 1024, '5MB以下の画像を選択してください。');

/**
 * Rejects request bodies above the limit before they are read: 64 kB for calls that need no login, 1 MB for those of members, and
 * 5 MB for a member's image.
 */
export const bodySizeLimit = createMiddleware<AppEnv>((c, next) => {
  if (!isForMembers(c)) return publicLimit(c, next);
  return (c.var.session && c.req.path.endsWith('/profile-image/') ? imageLimit : memberLimit)(c, next);
});
