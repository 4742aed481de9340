import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { getMember, memberQueries } from '@/api/members';
import { registerMemberCheck } from '@/api/transport/session-checks';
import { clearDrafts } from '@/hooks/forms/draft';
import { csrfTokenIn } from '@/lib/cookies';
import { readMe } from '@/schemas/member-fields';
import { useUnsavedChangesStore } from '@/stores/form-store';
import { hasLoggedOutElsewhere, LAST_LOGOUT_KEY } from '@/stores/last-logout';
import { usePendingSeminarStore } from '@/stores/navigation-store';

/**
 * Reloads a tab after another member has logged in in another tab: when it regains the focus, and before it sends a write,
 * which two windows side by side do without that. The page must not show the previous member's data or send requests as the
 * new member. What was typed stays as a draft of the previous member. Mounted while logged in.
 */
export function useSessionSwitch(): void {
  const client = useQueryClient();
  const { reload } = useRouter();
  useEffect(() => {
    let token = csrfTokenIn(document.cookie);
    let checked = Promise.resolve(false);
    const compare = async (): Promise<boolean> => {
      const previous = getMember(client);
      // When nobody is logged in any more, nothing happens here: the next save shows the login dialog (relogin.ts).
      const current = await client.fetchQuery({ ...memberQueries.me(), staleTime: 0 }).catch(() => null);
      if (!current || !previous || readMe(current).member.id === previous.id) return false;
      // The page stays on screen until the reply arrives, and the browser must not ask whether to stay on it.
      document.body.hidden = true;
      useUnsavedChangesStore.getState().setHasUnsavedChanges(false);
      reload();
      return true;
    };
    const check = (): Promise<boolean> => {
      const currentToken = csrfTokenIn(document.cookie);
      if (currentToken !== token) {
        token = currentToken;
        checked = compare();
      }
      return checked;
    };
    const removeListeners = [
      registerMemberCheck(check),
      focusManager.subscribe((isFocused) => {
        if (isFocused) void check();
      }),
    ];
    return () => {
      for (const remove of removeListeners) remove();
    };
  }, [client, reload]);
}

/**
 * Deletes what was typed in this tab and reloads it when the member logs out in another tab, so that the next user of
 * the computer finds nothing; a page for members then becomes the login page. A session that merely expires is different:
 * its input is kept for the next login (relogin.ts). Also checks pages that Back restores from the browser's memory.
 * Mounted on every page, because a page that was opened before the login may contain input, too (decision 0120).
 */
export function useLogoutElsewhere(): void {
  const { reload } = useRouter();
  useEffect(() => {
    const leave = () => {
      if (!hasLoggedOutElsewhere()) return;
      // The page stays on screen until the reply arrives.
      document.body.hidden = true;
      clearDrafts();
      usePendingSeminarStore.getState().clear();
      // The browser must not ask whether to stay on the page.
      useUnsavedChangesStore.getState().setHasUnsavedChanges(false);
      reload();
    };
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === LAST_LOGOUT_KEY) leave();
    };
    // The logout may have happened before this script was loaded.
    leave();
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', leave);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', leave);
    };
  }, [reload]);
}
