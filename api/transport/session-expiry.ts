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

/** Calls the registered handler. Without one, as on a page rendered for a logged-out visitor, nobody logs in. */
export const requestRelogin: RequestRelogin = async () => (requestHandler ? requestHandler() : 'cancelled');
