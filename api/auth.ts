import type { QueryClient } from '@tanstack/react-query';
import type { Credentials, Registration, SetPassword } from '@/schemas/auth';
import { getHttp } from './transport/http-client';

/** Asks for a registration mail; the answer is the same for known and unknown addresses. */
export async function register(client: QueryClient, { email }: Registration): Promise<void> {
  await (await getHttp(client)).post('/members/', { email });
}

/**
 * Enters names and password with the mailed token, and is logged in by it.
 * @returns `waiting`: the provider has yet to approve, nobody is logged in
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
