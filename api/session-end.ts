/**
 * Asks the person to log in again, over the page. Resolves to whether the same member is logged in now; rejects
 * with a failure that tells the person more than the refused call could.
 */
export type AskForLogin = () => Promise<boolean>;

let ask: AskForLogin | null = null;

/** Tells how to ask for a login when a write is refused because the session has ended. @returns the way to stop */
export function onSessionEnd(handler: AskForLogin): () => void {
  ask = handler;
  return () => {
    if (ask === handler) ask = null;
  };
}

/** False where nobody can be asked: a page that was drawn for a visitor. */
export const askForLogin: AskForLogin = async () => (ask ? ask() : false);
