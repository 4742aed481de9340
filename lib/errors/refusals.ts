import { createFailureError, isUnknownRecord, toApiFailure } from './api-failure';

/** Explains why nothing was saved, and how the input can still be saved. */
export const OTHER_MEMBER_MESSAGE =
  '別の会員としてログインしたため、保存していません。入力した会員でログインし直すと、入力内容を保存できます。';

const createRefusal = (status: number, error: string) =>
  createFailureError('The write was not sent', { status, error, fields: {} });

/** The error of a write that was not sent, because another member is logged in. */
export const createMemberMismatchError = () => createRefusal(409, OTHER_MEMBER_MESSAGE);

/** The error of a write whose CSRF cookie the browser does not store. The API would ask for a reload, which changes nothing. */
export const createBlockedCookiesError = () =>
  createRefusal(
    403,
    'ブラウザーの設定でCookieが使えないため、送信できませんでした。このサイトのCookieを許可してから、もう一度お試しください。',
  );

/**
 * Turns the 404 with which an existing API may answer an address or a token that it does not know into a refusal of the input,
 * so that the form shows the reason. The error page (spec §8) is for a call or a page that is missing itself.
 */
export async function refuseUnknown<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    const failure = toApiFailure(error);
    if (!failure || !isUnknownRecord(error)) throw error;
    throw createFailureError('The API does not know the input', { ...failure, status: 400 }, error);
  }
}
