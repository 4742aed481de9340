import { emailRequest, loginRequest, setPasswordRequest } from '@/schemas/account-fields';
import type { Credentials, Registration, SetPassword } from '@/schemas/auth';
import { requestOf } from '@/schemas/request-fields';
import { send } from './transport/http-client';

/** Requests a registration mail. The reply is the same for registered and unregistered addresses. */
export async function register({ email }: Registration): Promise<void> {
  await send('post', '/members/', requestOf(emailRequest, { email }));
}

/**
 * Completes the registration with the mailed token, the names and the password. The API logs the member in.
 * @returns `isPendingApproval: true` when the operator has to approve the member first; nobody is logged in then
 */
export async function setPassword(payload: SetPassword): Promise<{ isPendingApproval: boolean }> {
  const request = requestOf(setPasswordRequest, payload);
  const { status } = await send('post', '/set-password/', request, { refusesUnknown: true });
  return { isPendingApproval: status === 202 };
}

/**
 * Logs in with email address and password (spec §7); the API sets the session cookie. Rejects for wrong credentials, for an
 * account that must not log in, and after too many attempts.
 */
export async function login({ email, password }: Credentials): Promise<void> {
  const request = requestOf(loginRequest, { email, password });
  await send('post', '/login/', request, { session: 'starts', refusesUnknown: true });
}

/** Ends the session. An existing API may reject the call when the session has already ended. */
export async function logout(): Promise<void> {
  await send('post', '/logout/', {}, { session: 'ends' });
}
