import { useEffect, useState } from 'react';
import { lazyImport } from '@/lib/lazy-import';
import type { FreelanceActCondition } from '@/lib/vacancies/freelance-act-conditions';
import type { Vacancy } from '@/schemas/replies/vacancies';

/**
 * Returns which conditions a vacancy states. The patterns that find them are loaded only when the vacancy changes
 * while its page is open; until then, and when they cannot be loaded, the conditions are those of the page.
 * @param ofPage computed by the server for the vacancy of the first rendering
 */
export function useFreelanceActConditions(
  vacancy: Vacancy,
  ofPage: readonly FreelanceActCondition[],
): readonly FreelanceActCondition[] {
  const [ofPageVacancy] = useState(vacancy);
  const [conditions, setConditions] = useState(ofPage);
  useEffect(() => {
    if (vacancy === ofPageVacancy) return;
    let isCurrent = true;
    lazyImport(() => import('@/lib/vacancies/freelance-act-conditions')).then(
      ({ getFreelanceActConditions }) => {
        if (isCurrent) setConditions(getFreelanceActConditions(vacancy));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [vacancy, ofPageVacancy]);
  return conditions;
}
