import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { clearDrafts } from '@/hooks/forms/draft';
import { usePendingSeminarStore } from '@/stores/navigation-store';
import { useUnsavedChangesStore } from '@/stores/unsaved-changes-store';
import { hasLoggedOutElsewhere, LAST_LOGOUT_KEY } from './last-logout';

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
