import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lazyImport } from '@/lib/lazy-import';
import type {
  ChangeEmail,
  ChangePassword,
  EmailChanged,
  GoogleLogin,
  GoogleLoginResult,
  IssuePasswordToken,
  UpdatePassword,
} from '@/schemas/account';

import type { WithdrawalInput } from '@/schemas/withdrawal';
import { httpOf } from './http';
import { read } from './read';

const schemas = () => lazyImport(() => import('@/schemas/account'));

/** What reads the reply is loaded first: a write that took effect must not fail for the lack of it. */
const readyToWrite = (client: QueryClient) => Promise.all([schemas(), httpOf(client)]);

export const accountQueries = {
  /** What the link of an email change would do; reading consumes nothing. */
  emailChange: (token: string) =>
    queryOptions({
      queryKey: ['change-email', token],
      queryFn: (context) =>
        read(
          context,
          '/change-email/',
          schemas().then((module) => module.emailChangeRequestSchema),
          new URLSearchParams({ token }),
        ),
      retry: false,
    }),
};

/** Every other session of the member ends with it. */
export async function changePassword(client: QueryClient, payload: ChangePassword): Promise<void> {
  await (await httpOf(client)).post('/change-password/', payload);
}

/** Asks for a verification mail to the new address. */
export async function requestEmailChange(client: QueryClient, payload: ChangeEmail): Promise<void> {
  await (await httpOf(client)).post('/change-email/', payload);
}

/** Consumes the token of an email change. */
export async function confirmEmailChange(client: QueryClient, token: string): Promise<EmailChanged> {
  const [{ emailChangedSchema }, http] = await readyToWrite(client);
  const { data } = await http.patch('/change-email/', { token });
  return emailChangedSchema.parse(data);
}

/** Asks for the mail that leads to a new password. */
export async function issuePasswordToken(client: QueryClient, payload: IssuePasswordToken): Promise<void> {
  await (await httpOf(client)).post('/issue-password-token/', payload);
}

/** Sets a new password with the token of the mail. */
export async function updatePassword(client: QueryClient, payload: UpdatePassword): Promise<void> {
  await (await httpOf(client)).post('/update-password/', payload);
}

export async function agreeToTerms(client: QueryClient): Promise<void> {
  await (await httpOf(client)).post('/agree-terms/');
}

/** Login, registration or linking with a Google account (spec §4). */
export async function loginWithGoogle(client: QueryClient, payload: GoogleLogin): Promise<GoogleLoginResult> {
  const [{ googleLoginResultSchema }, http] = await readyToWrite(client);
  const { data } = await http.post('/login/google/', payload);
  return googleLoginResultSchema.parse(data);
}

/** Unlinks the Google account. */
export async function resetGoogle(client: QueryClient): Promise<void> {
  await (await httpOf(client)).post('/reset-google/');
}

export interface WithdrawalRequest {
  memberId: number;
  payload: WithdrawalInput;
}

export async function withdraw(client: QueryClient, { memberId, payload }: WithdrawalRequest): Promise<void> {
  await (await httpOf(client)).patch(`/members/${memberId}/withdraw/`, payload);
}
