import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { onFinalFailure } from '@/api/client';
import { useSubmitStore } from '@/stores/submit-store';
import { showErrorToast } from '@/stores/toast-store';

/** Handles every failed API call as spec §8 defines. */
export function useHttpFailures(): void {
  const router = useRouter();
  useEffect(
    () =>
      onFinalFailure(({ error: { status, error }, isBackground, isRepeated }) => {
        useSubmitStore.getState().release();
        // Data on screen stays after a failed refetch. The screen shows that it may be out of date (decision 0003).
        if (isBackground) return;
        if (status === 403 && !isRepeated) showErrorToast(error ?? 'エラーが発生しました。');
        if (status === 404 || status === 500) void router.push('/custom-404/');
      }),
    [router],
  );
}
