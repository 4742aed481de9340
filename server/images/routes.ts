import { createRoute } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import pLimit from 'p-limit';
import * as z from 'zod';
import { cropSchema, MAX_UPLOAD_BYTES, profileImageSchema } from '@/schemas/profile';
import { inSessionTransaction } from '@/server/auth/session-lock';
import type { AppEnv } from '@/server/http/context';
import { fieldError, notFound } from '@/server/http/errors';
import { memberIdParams } from '@/server/http/pagination';
import { consumeLimit } from '@/server/http/rate-limit';
import { createRouter, errorResponses, jsonContent, membersOnly } from '@/server/http/router';
import { requireMember, requireMemberWithTerms, requireSelf } from '@/server/http/session';
import { profileImagePath } from '@/server/members/present';
import { apiTags, BEYOND_SPECIFICATION } from '@/server/openapi/tags';
import { readProfileImage, removeProfileImage, storeProfileImage } from './service';
import { squareImage } from './square-image';

/**
 * Documents the upload form. The handler parses it itself, because the file type is detected from the content, not from
 * the form's metadata.
 */
const uploadForm = cropSchema.partial().extend({
  image: z.any().openapi({ type: 'string', format: 'binary' }),
});

/**
 * Route middleware that admits an upload of the member of the path and counts it, before the form is parsed for its
 * validation. To parse a form of 5 MB with many small fields takes up to a second, in which nobody else is answered.
 */
const admitUpload = createMiddleware<AppEnv>(async (c, next) => {
  const params = memberIdParams.safeParse(c.req.param());
  if (!params.success) throw notFound();
  const { memberId } = requireSelf(c, params.data.memberId);
  await consumeLimit(c, 'imagePerMember', String(memberId));
  await next();
});

const uploadRoute = createRoute({
  method: 'post',
  path: '/members/{memberId}/profile-image/',
  ...membersOnly(requireMemberWithTerms, admitUpload),
  tags: [apiTags.members.name],
  summary: 'プロフィール画像の登録',
  description: BEYOND_SPECIFICATION,
  request: {
    params: memberIdParams,
    body: { required: true, content: { 'multipart/form-data': { schema: uploadForm } } },
  },
  responses: { 200: jsonContent(profileImageSchema, '画像の場所'), ...errorResponses(400, 403, 429) },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/members/{memberId}/profile-image/',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.members.name],
  summary: 'プロフィール画像の削除',
  description: BEYOND_SPECIFICATION,
  request: { params: memberIdParams },
  responses: { 200: jsonContent(profileImageSchema, '画像なし'), ...errorResponses(403) },
});

const showRoute = createRoute({
  method: 'get',
  path: '/members/{memberId}/profile-images/{file}',
  ...membersOnly(requireMemberWithTerms),
  tags: [apiTags.members.name],
  summary: 'プロフィール画像',
  description: BEYOND_SPECIFICATION,
  request: { params: memberIdParams.extend({ file: z.string().regex(/^[0-9a-f]{64}\.webp$/) }) },
  responses: {
    200: {
      description: '正方形のWebP',
      content: { 'image/webp': { schema: z.any().openapi({ format: 'binary' }) } },
    },
    ...errorResponses(403, 404),
  },
});

/**
 * Limits parallel image processing, because an image of 60 million pixels takes several hundred megabytes of memory.
 */
const processingLimit = pLimit(2);

/** Returns the file and the crop of an upload form. */
async function readUpload(form: Record<string, unknown>) {
  const { image, ...rest } = form;
  if (!(image instanceof Blob) || image.size === 0) throw fieldError('image', '画像を選択してください。');
  if (image.size > MAX_UPLOAD_BYTES) throw fieldError('image', '5MB以下の画像を選択してください。');
  const hasCrop = ['x', 'y', 'size'].some((name) => rest[name] !== undefined);
  const crop = hasCrop ? cropSchema.safeParse(rest) : undefined;
  if (crop?.success === false) throw fieldError('image', '切り抜く範囲を選び直してください。');
  return { file: Buffer.from(await image.arrayBuffer()), crop: crop?.data };
}

/** The routes of the members' profile images (decision 0084). */
export const imageRoutes = createRouter()
  .openapi(uploadRoute, async (c) => {
    const session = requireMember(c);
    const { memberId } = session;
    const { file, crop } = await readUpload(await c.req.parseBody());
    const content = await processingLimit(() => squareImage(file, crop));
    const digest = await inSessionTransaction(c.var.db, session, (tx) =>
      storeProfileImage(tx, memberId, content),
    );
    return c.json({ profile_image: profileImagePath(memberId, digest) }, 200);
  })
  .openapi(removeRoute, async (c) => {
    const session = requireSelf(c, c.req.valid('param').memberId);
    await inSessionTransaction(c.var.db, session, (tx) => removeProfileImage(tx, session.memberId));
    return c.json({ profile_image: null }, 200);
  })
  .openapi(showRoute, async (c) => {
    const { memberId: requestedMemberId, file } = c.req.valid('param');
    const { memberId } = requireSelf(c, requestedMemberId);
    const content = await readProfileImage(c.var.db, memberId, file.replace('.webp', ''));
    if (!content) throw notFound();
    // Private, because only the member may see the image. Immutable, because a changed image gets a new name.
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'image/webp' });
  });
