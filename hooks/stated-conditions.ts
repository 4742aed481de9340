import { useEffect, useState } from 'react';
import { lazyImport } from '@/lib/lazy-import';
import type { StatedCondition } from '@/lib/stated-conditions';
import type { Vacancy } from '@/schemas/replies/vacancies';

/**
 * Returns which conditions a vacancy states. The patterns that find them are loaded only when the vacancy changes while its page
 * is open; until then, and when they cannot be loaded, the conditions are those of the page.
 * @param ofPage computed by the server for the vacancy of the first rendering
 */
export function useStatedConditions(
  vacancy: Vacancy,
  ofPage: readonly StatedCondition[],
): readonly StatedCondition[] {
  const [ofPageVacancy] = useState(vacancy);
  const [conditions, setConditions] = useState(ofPage);
  useEffect(() => {
    if (vacancy === ofPageVacancy) return;
    let isCurrent = true;
    lazyImport(() => import('@/lib/stated-conditions')).then(
      ({ getStatedConditions }) => {
        if (isCurrent) setConditions(getStatedConditions(vacancy));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [vacancy, ofPageVacancy]);
  return conditions;
}
