import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiFailure, toApiFailure } from '@/lib/api-failure';
import { createFailureError } from '@/lib/failure-error';
import { meReply } from '@/schemas/member-fields';
import type { Crop } from '@/schemas/profile-image';
import { browserHttp } from './transport/http-client';
import { read } from './transport/read';

export const memberQueries = {
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: (context) => read(context, '/members/me/', meReply),
    }),
};

/** Fetches the member again after a change, and waits for the reply. */
export const invalidateMember = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: memberQueries.me().queryKey });

/** A body that `writeFields` returns: the changed fields and no others. */
type Changes = Record<string, unknown>;

/** Saves nothing when nothing has changed. */
async function patch(path: string, body: Changes): Promise<void> {
  if (Object.keys(body).length > 0) await (await browserHttp()).patch(path, body);
}

interface MemberChanges {
  memberId: number;
  body: Changes;
}

/** Changes the given fields of the member's record. */
export const updateMember = ({ memberId, body }: MemberChanges): Promise<void> =>
  patch(`/members/${memberId}/`, body);

/** Replaces the member's work history (職務経歴) and education (学歴), as far as they are given. */
export const updateCareerEducation = ({ memberId, body }: MemberChanges): Promise<void> =>
  patch(`/career-education/${memberId}/`, body);

/** Saves the member's skills. @param id the id of the existing record; null creates the first one */
export async function saveSkills({ id, body }: { id: number | null; body: Changes }): Promise<void> {
  if (id === null) await (await browserHttp()).post('/skill-category-informations/', body);
  else await patch(`/skill-category-informations/${id}/`, body);
}

const NO_IMAGES: ApiFailure = {
  status: 405,
  error: 'プロフィール画像の変更は、現在ご利用いただけません。',
  fields: {},
};

/**
 * Sends a call about the profile image, which the specification does not contain. An API without it answers 404, which
 * would lead to the error page (spec §8) although nothing on the screen is missing: the field shows the reason instead.
 */
async function changeProfileImage(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (cause) {
    if (toApiFailure(cause)?.status !== 404) throw cause;
    throw createFailureError('The API has no profile images', NO_IMAGES, cause);
  }
}

/** Uploads over a mobile network are slow. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Replaces the member's profile image. @param crop the square to keep; the API uses the centre when it is missing */
export async function uploadProfileImage({
  memberId,
  file,
  crop,
}: {
  memberId: number;
  file: File;
  crop?: Crop;
}): Promise<void> {
  const form = new FormData();
  form.append('image', file);
  if (crop) for (const [name, value] of Object.entries(crop)) form.append(name, String(value));
  const http = await browserHttp();
  await changeProfileImage(() =>
    http.post(`/members/${memberId}/profile-image/`, form, { timeout: UPLOAD_TIMEOUT_MS }),
  );
}

/** Deletes the member's profile image. */
export async function removeProfileImage(memberId: number): Promise<void> {
  const http = await browserHttp();
  await changeProfileImage(() => http.delete(`/members/${memberId}/profile-image/`));
}
