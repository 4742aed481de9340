import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiCallError, otherMemberError } from '@/lib/errors/api-call-error';
import { isSessionRefusal, isWithoutMember } from '@/lib/member-refusal';
import { type Member, type MemberPart, readMe, type SentMe, sentMeReply } from '@/schemas/member-fields';
import { PICTURE, partRequest, withoutPicture } from '@/schemas/member-requests';
import type { Crop } from '@/schemas/profile';
import type { Changes } from '@/schemas/record-changes';
import { optional } from './client';
import { send } from './transport/http-client';
import { read } from './transport/read';
import { hasMemberChanged, loginAfter } from './transport/session-checks';

/** Reads the member. @throws ApiCallError without a member */
function memberReply(body: unknown, issues: Parameters<typeof sentMeReply>[1]): SentMe {
  if (isWithoutMember(body)) throw new ApiCallError('session ended', { status: 403 });
  return sentMeReply(body, issues);
}

export const memberQueries = {
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: (context) => read(context, '/members/me/', memberReply),
      select: readMe,
    }),
};

/** Returns the member as far as it has been fetched. */
export function getMember(client: QueryClient): Member | undefined {
  const sent = client.getQueryData(memberQueries.me().queryKey);
  return sent && readMe(sent).member;
}

/** Fetches the member again after a change, and waits for the reply. */
export const invalidateMember = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: memberQueries.me().queryKey });

/**
 * Returns the member as the API has it now. What the page shows of the member does not change, and a failure leads to no
 * error page. Rejects as the call does.
 * @param purpose distinguishes this read from others that are running
 * @param options `retry: false` for a read without a second attempt
 */
export function fetchMemberAgain(
  client: QueryClient,
  purpose: string,
  options: { retry?: false } = {},
): Promise<SentMe> {
  const { queryKey, queryFn } = memberQueries.me();
  return client.fetchQuery({
    queryKey: [...queryKey, purpose],
    queryFn,
    meta: optional,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    ...options,
  });
}

/** A save of a form. */
export interface MemberSave {
  memberId: number;
  part: MemberPart;
  /** Returns what the form changes of the newest record. */
  changesTo: (newest: Member) => Changes;
}

const UNREAD_MESSAGE = '読み取れない内容が含まれているため、保存できません。登録済みの内容はそのままです。';

/** Returns the call that saves a part of the member. Skills are a record of their own. */
function callOf({ memberId, part }: MemberSave, { skill_category_information: skills }: Member) {
  if (part === 'career') return ['patch', `/career-education/${memberId}/`] as const;
  if (part !== 'skill') return ['patch', `/members/${memberId}/`] as const;
  const path = '/skill-category-informations/';
  return skills?.id ? (['patch', `${path}${skills.id}/`] as const) : (['post', path] as const);
}

/** Returns the newest record of the member. When the session has ended, the login dialog is shown first. */
async function readBeforeSave(client: QueryClient, memberId: number): Promise<SentMe> {
  const refresh = () => fetchMemberAgain(client, 'save', { retry: false });
  const sent = await refresh().catch(async (error) => {
    if (!isSessionRefusal(error)) throw error;
    await loginAfter(error);
    return refresh();
  });
  if (readMe(sent).member.id === memberId) return sent;
  await hasMemberChanged();
  throw otherMemberError();
}

/**
 * Saves what a form changes of the member. The record is read again first, so that nothing is lost that was saved elsewhere in
 * the meantime or that the site does not know.
 * @returns whether the save has replaced what somebody else has changed since the form was filled
 * @throws when the record or the part cannot be read, and as {@link send} does
 */
export async function saveMember(save: MemberSave, client: QueryClient): Promise<boolean> {
  const sent = await readBeforeSave(client, save.memberId);
  const { member } = readMe(sent);
  if (member.readOnly.includes(save.part))
    throw new ApiCallError('refused', { status: 409, error: UNREAD_MESSAGE });
  const { values, overwritten, formPathOf = (own) => own } = save.changesTo(member);
  const [method, path] = callOf(save, member);
  if (method === 'post' || Object.keys(values).length > 0) {
    const write = (record: SentMe) => {
      const { body, ownPathOf } = partRequest(record, save.part, values);
      return send(method, path, { body, ownPathOf: (each) => formPathOf(ownPathOf(each)) });
    };
    // The picture goes back with the profile, because an API that replaces objects would erase it.
    await write(sent).catch((error: unknown) => {
      if (!(error instanceof ApiCallError && PICTURE in error.fields)) throw error;
      return write(withoutPicture(sent));
    });
  }
  return overwritten.length > 0;
}

/** The specification does not contain the calls about the profile image. */
const IMAGE_CALL = { missingText: 'プロフィール画像の変更は、現在ご利用いただけません。' };

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
  const path = `/members/${memberId}/profile-image/`;
  await send('post', path, { body: form }, { ...IMAGE_CALL, timeout: UPLOAD_TIMEOUT_MS });
}

/** Deletes the member's profile image. */
export async function removeProfileImage(memberId: number): Promise<void> {
  await send('delete', `/members/${memberId}/profile-image/`, {}, IMAGE_CALL);
}
