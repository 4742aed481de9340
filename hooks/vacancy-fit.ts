import { useMemo } from 'react';
import { createFitProfile } from '@/lib/vacancies/fit-profile';
import type { FitProfile } from '@/lib/vacancies/fit-rules/fit-types';
import { useCertificationChoices, useHopeWorkstyleChoices, useRegionChoices, useSkills } from './choices';
import { useMe } from './members';

/** Returns what the member's profile says that vacancies can be compared with; null while it is not known. */
export function useFitProfile(): FitProfile | null {
  const member = useMe().data?.member;
  const certifications = useCertificationChoices().data;
  const hopeWorkstyles = useHopeWorkstyleChoices().data;
  const regions = useRegionChoices().data;
  const skills = useSkills().data;
  return useMemo(
    () => (member ? createFitProfile(member, { certifications, hopeWorkstyles, regions, skills }) : null),
    [member, certifications, hopeWorkstyles, regions, skills],
  );
}
