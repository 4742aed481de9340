import { createContext, type ReactNode, useContext } from 'react';

const LoginStatusContext = createContext(false);

/** Spreads the login status of the page's props (spec §6). */
export function LoginStatusProvider({ isLoggedIn, children }: { isLoggedIn: boolean; children: ReactNode }) {
  return <LoginStatusContext value={isLoggedIn}>{children}</LoginStatusContext>;
}

/** Whether the page was rendered for a logged-in member. */
export const useIsLoggedIn = (): boolean => useContext(LoginStatusContext);
