import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiFailure, toApiFailure } from '@/lib/api-failure';
import { createFailureError } from '@/lib/failure-error';
import type { CareerEducation } from '@/schemas/career-education';
import type { MemberUpdate } from '@/schemas/members';
import type { Crop } from '@/schemas/profile-image';
import { meReply } from '@/schemas/replies/members';
import type { SkillForm } from '@/schemas/skills';
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

const MONTH_NAMES: ReadonlySet<string> = new Set(['started_on', 'ended_on', 'acquired_on']);

/** Returns whether an API has refused a month of a license, a career or a school. */
const isMonthRefused = (error: unknown): boolean =>
  Object.keys(toApiFailure(error)?.fields ?? {}).some((path) =>
    MONTH_NAMES.has(path.split('.').at(-1) ?? ''),
  );

const toFirstDay = (name: string, value: unknown): unknown =>
  MONTH_NAMES.has(name) && /^\d{4}-\d{2}$/.test(String(value)) ? `${value}-01` : value;

/**
 * Sends a save again with the first day of each month, for an API with a DateField that has sent no date yet, so that
 * nothing has told that it wants days (lib/month-format.ts).
 * @param error the refusal of the payload as it was
 * @throws the first error when the API refuses no month, or the days as well; otherwise the error of the second request
 */
export async function retryWithDays<T>(
  error: unknown,
  payload: T,
  send: (payload: T) => Promise<unknown>,
): Promise<void> {
  const sent = JSON.stringify(payload);
  const withDays = JSON.stringify(payload, toFirstDay);
  if (withDays === sent || !isMonthRefused(error)) throw error;
  try {
    await send(JSON.parse(withDays));
  } catch (secondError) {
    throw isMonthRefused(secondError) ? error : secondError;
  }
}

/** Sends a save whose months another API may want as days. */
async function patch<T extends object>(path: string, payload: T): Promise<void> {
  const http = await browserHttp();
  try {
    await http.patch(path, payload);
  } catch (error) {
    if (toApiFailure(error)?.status !== 400) throw error;
    await retryWithDays(error, payload, (withDays) => http.patch(path, withDays));
  }
}

/** Replaces the given parts of the member's record. Each given part is replaced completely. */
export async function updateMember({
  memberId,
  payload,
}: {
  memberId: number;
  payload: MemberUpdate;
}): Promise<void> {
  await patch(`/members/${memberId}/`, payload);
}

/** Replaces the member's work history (職務経歴) and, when given, the education (学歴). */
export async function updateCareerEducation({
  memberId,
  payload,
}: {
  memberId: number;
  payload: CareerEducation;
}): Promise<void> {
  await patch(`/career-education/${memberId}/`, payload);
}

/** Saves the member's skills. @param id the id of the existing record; null creates the first one */
export async function saveSkills({
  id,
  formData,
}: {
  id: number | null;
  formData: SkillForm;
}): Promise<void> {
  const http = await browserHttp();
  if (id === null) await http.post('/skill-category-informations/', { formData });
  else await http.patch(`/skill-category-informations/${id}/`, { formData });
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
