import { createContext, type ReactNode, useContext } from 'react';

const LoginStatusContext = createContext(false);

/** Provides the login status from the page's props (spec §6). */
export function LoginStatusProvider({ isLoggedIn, children }: { isLoggedIn: boolean; children: ReactNode }) {
  return <LoginStatusContext value={isLoggedIn}>{children}</LoginStatusContext>;
}

/** Returns whether the page was rendered for a logged-in member. */
export const useIsLoggedIn = (): boolean => useContext(LoginStatusContext);
