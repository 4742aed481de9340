import { createContext, type ReactNode, useContext } from 'react';

const LoginStatus = createContext(false);

/** Spreads the login status of the page's props (spec §6). */
export function LoginStatusProvider({ isLoggedIn, children }: { isLoggedIn: boolean; children: ReactNode }) {
  return <LoginStatus value={isLoggedIn}>{children}</LoginStatus>;
}

/** Whether the page was rendered for a logged-in member. */
export const useIsLoggedIn = (): boolean => useContext(LoginStatus);
