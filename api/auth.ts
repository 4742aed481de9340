import type { QueryClient } from '@tanstack/react-query';
import type { Credentials, Registration, SetPassword } from '@/schemas/auth';
import { getHttp } from './transport/http-client';

/** Requests a registration mail. The response is the same for registered and unregistered addresses. */
export async function register(client: QueryClient, { email }: Registration): Promise<void> {
  await (await getHttp(client)).post('/members/', { email });
}

/**
 * Completes the registration with the mailed token, the names and the password. The API logs the member in.
 * @returns `isPendingApproval: true` when the operator has to approve the member first; nobody is logged in then
 */
export async function setPassword(
  client: QueryClient,
  payload: SetPassword,
): Promise<{ isPendingApproval: boolean }> {
  const { status } = await (await getHttp(client)).post('/set-password/', payload);
  return { isPendingApproval: status === 202 };
}

export async function login(client: QueryClient, { email, password }: Credentials): Promise<void> {
  await (await getHttp(client)).post('/login/', { email, password });
}

export async function logout(client: QueryClient): Promise<void> {
  await (await getHttp(client)).post('/logout/');
}
