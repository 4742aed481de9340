import { useState } from 'react';
import {
  type FreelanceActCondition,
  getFreelanceActConditions,
} from '@/lib/vacancies/freelance-act-conditions';
import type { Vacancy } from '@/schemas/vacancy-fields';

/**
 * Returns which conditions a vacancy states.
 * @param ofPage computed by the server for the vacancy of the first rendering
 */
export function useFreelanceActConditions(
  vacancy: Vacancy,
  ofPage: readonly FreelanceActCondition[],
): readonly FreelanceActCondition[] {
  const [ofPageVacancy] = useState(vacancy);
  return vacancy === ofPageVacancy ? ofPage : getFreelanceActConditions(vacancy);
}
