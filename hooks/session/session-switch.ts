import { focusManager, useQueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { memberQueries } from '@/api/members';

/** The CSRF token is bound to the session and readable by scripts, so a changed token shows a changed session. */
const readCsrfToken = () => Cookies.get('csrftoken');

/**
 * Reloads a tab that regains the focus after another member has logged in in another tab. The page must not show the
 * previous member's data or send requests as the new member. Mounted while logged in.
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
      // When nobody is logged in any more, nothing happens here: the next save shows the login dialog (relogin.ts).
      const currentMe = await client.fetchQuery({ ...me, staleTime: 0 }).catch(() => null);
      if (currentMe && previousMemberId !== undefined && currentMe.member.id !== previousMemberId) reload();
    });
  }, [client, reload]);
}
