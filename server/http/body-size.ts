import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { MAX_UPLOAD_BYTES } from '@/schemas/profile-image';
import type { AppEnv } from './context';
import { ApiError } from './errors';

const limitBody = (maxSize: number, error: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'too_large', error);
    },
  });

const defaultLimit = limitBody(1024 * 1024, '送信内容が大きすぎます。');
/** The limit for image uploads: the image plus the other form fields. */
const imageLimit = limitBody(MAX_UPLOAD_BYTES + 64 * 1024, '5MB以下の画像を選択してください。');

/** Rejects request bodies above the limit before they are read: 1 MB in general, 5 MB for the image of a member. */
export const bodySizeLimit = createMiddleware<AppEnv>((c, next) =>
  (c.var.session && c.req.path.endsWith('/profile-image/') ? imageLimit : defaultLimit)(c, next),
);
