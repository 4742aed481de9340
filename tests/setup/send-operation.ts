import type { Agent } from './agent';
import type { ContractOperation } from './contract';
/** Whether a call of the contract is for members only. */
export const isForMembers = ({ operation }: ContractOperation): boolean =>
  Boolean(operation.security?.some((needs) => 'session' in needs));

/**
 * Sends a call of the contract as the client does: with the CSRF token, and with a form for the profile image.
 * @param headers override those of the client; without a value, the header is not sent
 */
export function sendOperation(
  browser: Agent,
  { method, name }: ContractOperation,
  path: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<Response> {
  const sent = (defaults: Record<string, string>) =>
    Object.fromEntries(
      Object.entries({ ...defaults, ...headers }).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      ),
    );
  if (method === 'get') return browser.get(path, sent({}));
  const token = { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' };
  if (name === UPLOAD_CALL) {
    const form = new FormData();
    form.append('image', new Blob(['no picture']));
    return browser.send('POST', path, { headers: sent(token), body: form });
  }
  return browser.send(method.toUpperCase(), path, {
    headers: sent({ ...token, 'content-type': 'application/json' }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** The call that uploads a profile image. It is the only one with a form instead of JSON. */
export const UPLOAD_CALL = 'POST /members/{memberId}/profile-image/';

/** Replaces the member's profile image. It is sent as a form, while Agent's own methods send JSON. */
export async function uploadProfileImage(
  browser: Agent,
  memberId: number,
  file: Buffer,
  crop: Record<string, number> = {},
): Promise<Response> {
  await browser.get('/members/me/');
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'me.jpg');
  for (const [name, value] of Object.entries(crop)) form.append(name, String(value));
  return browser.send('POST', `/members/${memberId}/profile-image/`, {
    body: form,
    headers: { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' },
  });
}
