import { type ApiCallError, otherMemberError } from '@/lib/errors/api-call-error';

/** Returns whether another member has logged in in another tab, so that nothing of this page may be sent. */
type MemberCheck = () => Promise<boolean>;

let registeredCheck: MemberCheck | null = null;

/** Registers the check that precedes each write of a page for a logged-in member. @returns a function that removes it */
export function registerMemberCheck(check: MemberCheck): () => void {
  registeredCheck = check;
  return () => {
    if (registeredCheck === check) registeredCheck = null;
  };
}

/** Calls the registered check. Without one, as on a page rendered for a logged-out visitor, there is no member to compare. */
export const hasMemberChanged: MemberCheck = async () => (registeredCheck ? registeredCheck() : false);

/** How the login dialog ended: with the same member, without a login, or with another member. */
export type ReloginResult = 'loggedIn' | 'cancelled' | 'otherMember';

/** Shows the login dialog over the page. */
export type RequestRelogin = () => Promise<ReloginResult>;

let requestHandler: RequestRelogin | null = null;

/** Registers the handler for writes rejected because the session has expired. @returns a function that removes it */
export function onSessionExpired(handler: RequestRelogin): () => void {
  requestHandler = handler;
  return () => {
    if (requestHandler === handler) requestHandler = null;
  };
}

/**
 * Shows the login dialog after a call that was refused because the session has expired. On a page rendered for a logged-out
 * visitor nobody logs in.
 * @throws the error of the call when nobody has logged in, another one when another member has
 */
export async function loginAfter(error: ApiCallError): Promise<void> {
  const result = requestHandler ? await requestHandler() : 'cancelled';
  if (result === 'otherMember') throw otherMemberError();
  if (result === 'cancelled') throw error;
}
