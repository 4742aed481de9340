import { useQuery } from '@tanstack/react-query';
import { choiceQueries } from '@/api/choices';

/** Licenses (資格). */
export const useCertificationChoices = () => useQuery(choiceQueries.certifications());

/** Work styles that a member can prefer. */
export const useHopeWorkstyleChoices = () => useQuery(choiceQueries.hopeWorkstyles());

/** Current work styles. */
export const useCurrentWorkstyleChoices = () => useQuery(choiceQueries.currentWorkstyles());

/** Regions that a member can prefer. */
export const useRegionChoices = () => useQuery(choiceQueries.regions());

/** Reasons for a withdrawal. */
export const useWithdrawReasonChoices = () => useQuery(choiceQueries.withdrawReasons());

/** Skills, each with the id of its category (`useCategories`). */
export const useSkills = () => useQuery(choiceQueries.skills());

/** Abilities (強み). */
export const useAbilities = () => useQuery(choiceQueries.abilities());
