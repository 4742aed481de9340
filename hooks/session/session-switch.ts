import { focusManager, useQueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { memberQueries } from '@/api/members';

/** Bound to the session, and readable: another one tells of another login. */
const readCsrfToken = () => Cookies.get('csrftoken');

/**
 * Mounted while logged in: a tab that comes back to the front after another member has logged in elsewhere in this
 * browser is loaded anew. It must neither show the one nor act in the name of the other.
 */
export function useSessionSwitch(): void {
  const client = useQueryClient();
  const { reload } = useRouter();
  useEffect(() => {
    const me = memberQueries.me();
    let token = readCsrfToken();
    return focusManager.subscribe(async (isFocused) => {
      if (!isFocused || readCsrfToken() === token) return;
      token = readCsrfToken();
      const previousMemberId = client.getQueryData(me.queryKey)?.member.id;
      // Nobody at all is for the next save to find out, which asks for a login (hooks/session/relogin.ts).
      const currentMe = await client.fetchQuery({ ...me, staleTime: 0 }).catch(() => null);
      if (currentMe && previousMemberId !== undefined && currentMe.member.id !== previousMemberId) reload();
    });
  }, [client, reload]);
}
