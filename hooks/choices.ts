import { useQuery } from '@tanstack/react-query';
import { choiceQueries } from '@/api/choices';

/** Licences (資格). */
export const useCertificationChoices = () => useQuery(choiceQueries.certifications());

/** Work styles to hope for. */
export const useHopeWorkstyleChoices = () => useQuery(choiceQueries.hopeWorkstyles());

/** Work styles as they are. */
export const useCurrentWorkstyleChoices = () => useQuery(choiceQueries.currentWorkstyles());

/** Reasons to leave. */
export const useWithdrawReasonChoices = () => useQuery(choiceQueries.withdrawReasons());

/** Skills, each with the id of its category (`useCategories`). */
export const useSkills = () => useQuery(choiceQueries.skills());

/** Abilities (強み). */
export const useAbilities = () => useQuery(choiceQueries.abilities());
