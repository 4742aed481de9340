import type { Agent } from './agent';

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
