import type { Credentials, Registration, SetPassword } from '@/schemas/auth';
import { browserHttp } from './transport/http-client';

/** Requests a registration mail. The response is the same for registered and unregistered addresses. */
export async function register({ email }: Registration): Promise<void> {
  await (await browserHttp()).post('/members/', { email });
}

/**
 * Completes the registration with the mailed token, the names and the password. The API logs the member in.
 * @returns `isPendingApproval: true` when the operator has to approve the member first; nobody is logged in then
 */
export async function setPassword(payload: SetPassword): Promise<{ isPendingApproval: boolean }> {
  const { status } = await (await browserHttp()).post('/set-password/', payload);
  return { isPendingApproval: status === 202 };
}

export async function login({ email, password }: Credentials): Promise<void> {
  await (await browserHttp()).post('/login/', { email, password });
}

export async function logout(): Promise<void> {
  await (await browserHttp()).post('/logout/');
}
