/**
 * Shows the login dialog over the page. Resolves to whether the same member is logged in again. Rejects with an error
 * whose message explains the situation better than the original 403.
 */
export type RequestRelogin = () => Promise<boolean>;

let requestHandler: RequestRelogin | null = null;

/** Registers the handler for writes rejected because the session has expired. @returns a function that removes it */
export function onSessionExpired(handler: RequestRelogin): () => void {
  requestHandler = handler;
  return () => {
    if (requestHandler === handler) requestHandler = null;
  };
}

/** Calls the registered handler. Resolves to false without one, as on a page rendered for a logged-out visitor. */
export const requestRelogin: RequestRelogin = async () => (requestHandler ? requestHandler() : false);
