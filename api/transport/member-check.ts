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
