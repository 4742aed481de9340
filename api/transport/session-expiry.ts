/**
 * Asks the person to log in again, over the page. Resolves to whether the same member is logged in now; rejects
 * with a failure that tells the person more than the refused call could.
 */
export type RequestRelogin = () => Promise<boolean>;

let requestHandler: RequestRelogin | null = null;

/** Tells how to ask for a login when a write is refused because the session has ended. @returns the way to stop */
export function onSessionExpired(handler: RequestRelogin): () => void {
  requestHandler = handler;
  return () => {
    if (requestHandler === handler) requestHandler = null;
  };
}

/** False where nobody can be asked: a page that was drawn for a visitor. */
export const requestRelogin: RequestRelogin = async () => (requestHandler ? requestHandler() : false);
