import { queryOptions } from '@tanstack/react-query';
import { ApiCallError } from '@/lib/errors/api-call-error';
import type {
  ChangeEmail,
  ChangePassword,
  GoogleLogin,
  IssuePasswordToken,
  UpdatePassword,
  WithdrawalInput,
} from '@/schemas/account';
import { GOOGLE_ACCESS_DENIED, isGoogleLoginErrorCode } from '@/schemas/account-codes';
import {
  changeEmailRequest,
  changePasswordRequest,
  confirmEmailRequest,
  emailRequest,
  googleLoginFields,
  googleLoginRequest,
  linkRefusalFields,
  mailedLinkReply,
  updatePasswordRequest,
  withdrawalRequest,
} from '@/schemas/account-fields';
import { readFields } from '@/schemas/fields';
import { requestOf } from '@/schemas/request-fields';
import { optional } from './client';
import { send } from './transport/http-client';
import { read } from './transport/read';

/** The paths whose GET tells about a mailed link; their POST uses it. */
export type MailedLinkPath = '/set-password/' | '/update-password/';

/** @throws ApiCallError as for the status 400, when the reply says that the link no longer works */
const linkReply: typeof mailedLinkReply = (body, issues) => {
  const { success, error } = readFields(linkRefusalFields, body).values;
  if (!success || error) throw new ApiCallError('refused', { status: 400, error: error ?? undefined });
  return mailedLinkReply(body, issues);
};

export const accountQueries = {
  /** The account of a mailed link that still works. Reading it does not consume the token (decision 0084). */
  mailedLink: (path: MailedLinkPath, token: string) =>
    queryOptions({
      queryKey: ['mailed-link', path, token],
      queryFn: (context) => read(context, path, linkReply, new URLSearchParams({ token })),
      retry: false,
      // An API without this call: the form is shown, and sending it tells whether the link is valid.
      meta: optional,
    }),

  /** The email change that belongs to the token. Reading it does not consume the token. */
  emailChange: (token: string) =>
    queryOptions({
      queryKey: ['change-email', token],
      queryFn: (context) => read(context, '/change-email/', linkReply, new URLSearchParams({ token })),
      retry: false,
      // The address is only shown. The change itself decides whether the link is valid.
      meta: optional,
    }),
};

/** Changes the password. The API ends every other session of the member. */
export async function changePassword(payload: ChangePassword): Promise<void> {
  await send('post', '/change-password/', requestOf(changePasswordRequest, payload));
}

/** Requests a verification mail to the new address. */
export async function requestEmailChange(payload: ChangeEmail): Promise<void> {
  await send('post', '/change-email/', requestOf(changeEmailRequest, payload));
}

interface EmailChangeResult {
  success: boolean;
  error: string | undefined;
}

/**
 * Consumes the token of an email change (spec §3, §7). A reply that says that the change has failed is a result, unlike a
 * failed call.
 */
export async function confirmEmailChange(token: string): Promise<EmailChangeResult> {
  try {
    await send('patch', '/change-email/', requestOf(confirmEmailRequest, { token }));
    return { success: true, error: undefined };
  } catch (error) {
    const isResult = error instanceof ApiCallError && error.kind === 'refused' && error.status < 300;
    if (!isResult) throw error;
    return { success: false, error: error.error };
  }
}

/** Cancels the email change that waits for its link. Only the reference API has this call (decision 0084). */
export async function cancelEmailChange(): Promise<void> {
  await send('post', '/change-email/cancel/');
}

/**
 * Requests a mail with a token for a new password. An existing API may answer 404 with a reason for an address without an
 * account, for which the page that follows has the same text as for any other.
 */
export async function issuePasswordToken(payload: IssuePasswordToken): Promise<void> {
  try {
    await send('post', '/issue-password-token/', requestOf(emailRequest, payload));
  } catch (error) {
    if (!(error instanceof ApiCallError && error.isRecordUnknown)) throw error;
  }
}

/** Sets a new password with the token from the mail. */
export async function updatePassword(payload: UpdatePassword): Promise<void> {
  const request = requestOf(updatePasswordRequest, payload);
  await send('post', '/update-password/', request, { refusesUnknown: true });
}

/** Records that the member agrees to the terms of use (spec §4). Rejects without a session. */
export async function agreeToTerms(): Promise<void> {
  await send('post', '/agree-terms/');
}

interface GoogleLoginResult {
  code: string | null;
  message: string | undefined;
  url: string | null;
}

/** @param sentence of a refusal, for a body without a message */
function toGoogleLoginResult(body: unknown, sentence?: string): GoogleLoginResult {
  const { code, message, url } = readFields(googleLoginFields, body).values;
  return { code, url, message: message ?? sentence };
}

/**
 * Logs in, registers or links with a Google account (spec §4). A reply without `code` means success. The codes of
 * refusals count with any status.
 */
export async function loginWithGoogle(payload: GoogleLogin): Promise<GoogleLoginResult> {
  try {
    // Linking needs a session.
    const session = payload.is_SNS_Integration ? undefined : 'starts';
    const { data } = await send('post', '/login/google/', requestOf(googleLoginRequest, payload), {
      session,
    });
    return toGoogleLoginResult(data);
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    const result = toGoogleLoginResult(error.body, error.error);
    if (isGoogleLoginErrorCode(result.code) || result.code === GOOGLE_ACCESS_DENIED) return result;
    throw error;
  }
}

/** Unlinks the Google account. */
export async function resetGoogle(): Promise<void> {
  await send('post', '/reset-google/');
}

export interface WithdrawalRequest {
  memberId: number;
  payload: WithdrawalInput;
}

/**
 * Ends the membership (spec §4). The request is repeatable: it succeeds when the member has already withdrawn. Rejects with
 * field errors for a wrong password and for invalid reasons.
 */
export async function withdraw({ memberId, payload }: WithdrawalRequest): Promise<void> {
  await send('patch', `/members/${memberId}/withdraw/`, requestOf(withdrawalRequest, payload));
}
