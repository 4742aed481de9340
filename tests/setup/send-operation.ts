import type { Agent } from './agent';
import type { ContractOperation } from './contract';
import { UPLOAD_CALL } from './profile-images';

/** Whether a call of the contract is for members only. */
export const isForMembers = ({ operation }: ContractOperation): boolean =>
  Boolean(operation.security?.some((needs) => 'session' in needs));

/**
 * Sends a call of the contract as the client does: with the CSRF token, and with a form for the profile image.
 * @param headers override those of the client
 */
export function sendOperation(
  browser: Agent,
  { method, name }: ContractOperation,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  if (method === 'get') return browser.get(path, headers);
  const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
  if (name === UPLOAD_CALL) {
    const form = new FormData();
    form.append('image', new Blob(['no picture']));
    return browser.send('POST', path, { headers: { ...token, ...headers }, body: form });
  }
  return browser.send(method.toUpperCase(), path, {
    headers: { ...token, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
