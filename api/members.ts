import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiFailure, createFailureError, toApiFailure } from '@/lib/errors/api-failure';
import type { RequestFields } from '@/schemas/fields';
import { meReply } from '@/schemas/member-fields';
import type { Crop } from '@/schemas/profile-image';
import { browserHttp } from './transport/http-client';
import { read } from './transport/read';
import { send } from './transport/send';

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

/** Saves nothing when nothing has changed. */
async function patch(path: string, changes: RequestFields): Promise<void> {
  if (Object.keys(changes.body).length > 0) await send('patch', path, changes);
}

interface MemberChanges {
  memberId: number;
  /** The changed fields and no others. */
  changes: RequestFields;
}

/** Changes the given fields of the member's record. */
export const updateMember = ({ memberId, changes }: MemberChanges): Promise<void> =>
  patch(`/members/${memberId}/`, changes);

/** Replaces the member's work history (職務経歴) and education (学歴), as far as they are given. */
export const updateCareerEducation = ({ memberId, changes }: MemberChanges): Promise<void> =>
  patch(`/career-education/${memberId}/`, changes);

/** Saves the member's skills. @param id the id of the existing record; null creates the first one */
export async function saveSkills({
  id,
  changes,
}: {
  id: number | null;
  changes: RequestFields;
}): Promise<void> {
  if (id === null) await send('post', '/skill-category-informations/', changes);
  else await patch(`/skill-category-informations/${id}/`, changes);
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
