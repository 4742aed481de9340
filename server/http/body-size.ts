import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { MAX_IMAGE_BYTES } from '@/schemas/profile-image';
import type { AppEnv } from './context';
import { Refusal } from './errors';

const limit = (maxSize: number, error: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, 'too_large', error);
    },
  });

const usual = limit(1024 * 1024, '送信内容が大きすぎます。');
/** The picture and the form around it. */
const picture = limit(MAX_IMAGE_BYTES + 64 * 1024, '5MB以下の画像を選択してください。');

/** Refuses bodies that are larger than any call needs, before they are read: 1 MB, a picture's 5 MB. */
export const bodySize = createMiddleware<AppEnv>((c, next) =>
  (c.req.path.endsWith('/profile-image/') ? picture : usual)(c, next),
);
