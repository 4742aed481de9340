import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import type {
  ChangeEmail,
  ChangePassword,
  EmailChangeResult,
  GoogleLogin,
  GoogleLoginResult,
  IssuePasswordToken,
  UpdatePassword,
} from '@/schemas/account';

import type { WithdrawalInput } from '@/schemas/withdrawal';
import { getHttp } from './transport/http-client';
import { read } from './transport/read';
import { fieldOf, textOf } from './transport/reply-fields';

const loadSchemas = () => lazyImport(() => import('@/schemas/account'));

export const accountQueries = {
  /** The email change that belongs to the token. Reading it does not consume the token. */
  emailChange: (token: string) =>
    queryOptions({
      queryKey: ['change-email', token],
      queryFn: (context) =>
        read(
          context,
          '/change-email/',
          loadSchemas().then((module) => module.emailChangeRequestSchema),
          new URLSearchParams({ token }),
        ),
      retry: false,
    }),
};

/** Changes the password. The API ends every other session of the member. */
export async function changePassword(client: QueryClient, payload: ChangePassword): Promise<void> {
  await (await getHttp(client)).post('/change-password/', payload);
}

/** Requests a verification mail to the new address. */
export async function requestEmailChange(client: QueryClient, payload: ChangeEmail): Promise<void> {
  await (await getHttp(client)).post('/change-email/', payload);
}

/**
 * Consumes the token of an email change (spec §3, §7). The change has failed only when the response has
 * `success: false`, or an `error` without `success`.
 */
export async function confirmEmailChange(client: QueryClient, token: string): Promise<EmailChangeResult> {
  const { data } = await (await getHttp(client)).patch('/change-email/', { token });
  const error = textOf(data, 'error');
  const success = fieldOf(data, 'success') ?? !error;
  return { success: success !== false, error };
}

/** Requests a mail with a token for a new password. */
export async function issuePasswordToken(client: QueryClient, payload: IssuePasswordToken): Promise<void> {
  await (await getHttp(client)).post('/issue-password-token/', payload);
}

/** Sets a new password with the token from the mail. */
export async function updatePassword(client: QueryClient, payload: UpdatePassword): Promise<void> {
  await (await getHttp(client)).post('/update-password/', payload);
}

export async function agreeToTerms(client: QueryClient): Promise<void> {
  await (await getHttp(client)).post('/agree-terms/');
}

/** Logs in, registers or links with a Google account (spec §4). A response without `code` means success. */
export async function loginWithGoogle(client: QueryClient, payload: GoogleLogin): Promise<GoogleLoginResult> {
  const { data } = await (await getHttp(client)).post('/login/google/', payload);
  return { code: textOf(data, 'code'), message: textOf(data, 'message'), url: textOf(data, 'url') };
}

/** Unlinks the Google account. */
export async function resetGoogle(client: QueryClient): Promise<void> {
  await (await getHttp(client)).post('/reset-google/');
}

export interface WithdrawalRequest {
  memberId: number;
  payload: WithdrawalInput;
}

export async function withdraw(client: QueryClient, { memberId, payload }: WithdrawalRequest): Promise<void> {
  await (await getHttp(client)).patch(`/members/${memberId}/withdraw/`, payload);
}
