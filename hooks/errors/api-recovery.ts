import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Returns whether any query has succeeded since the page was rendered without its data. */
export function useApiRecovery(): boolean {
  const client = useQueryClient();
  const [hasRecovered, setHasRecovered] = useState(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') setHasRecovered(true);
      }),
    [client],
  );
  return hasRecovered;
}
