import type { ListOwner } from '@/stores/browser-list';
import { useMe } from '../members';
import { useIsLoggedIn } from './login-status';

/** Returns whose lists of this browser the page uses; null until the member is known. */
export function useListOwner(): ListOwner | null {
  const isLoggedIn = useIsLoggedIn();
  const { data: me } = useMe();
  return isLoggedIn ? (me?.member.id ?? null) : 'visitor';
}
