import { valueAt } from '@/schemas/fields';
import { MEMBER } from '@/schemas/member-fields';

/** The call whose refusal shows that nobody is logged in. */
const ME = '/members/me/';

/**
 * Returns whether a successful reply to GET /members/me/ says that there is no member: it is empty, or its member is null.
 * An API may answer visitors like that instead of refusing the call. A page of HTML says nothing.
 * @param path of the call, below the prefix of the API
 */
export const isReplyWithoutMember = (path: string, body: unknown): boolean =>
  path === ME && (body === '' || valueAt(body, MEMBER) === null);
