import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { onHttpFailure } from '@/api/client';
import { useSubmitStore } from '@/stores/submit-store';
import { showToast } from '@/stores/toast-store';

/** Spec §8, in the one place: what any failed call of the API does to the page. */
export function useHttpFailures(): void {
  const router = useRouter();
  useEffect(
    () =>
      onHttpFailure(({ status, error, isBackground }) => {
        useSubmitStore.getState().release();
        // A refetch of what is on screen keeps it there; the screen says that it may be out of date (decision 0003).
        if (isBackground) return;
        if (status === 403)
          showToast({ message: error ?? 'エラーが発生しました。', type: 'error', duration: 5000 });
        if (status === 404 || status === 500) void router.push('/custom-404/');
      }),
    [router],
  );
}
