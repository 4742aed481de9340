import type { FitProfile } from '@/lib/vacancies/fit-rules/fit-types';
import type { VacancyRow } from '@/schemas/vacancy-fields';
import { canRankVacancies } from './fit-profile';
import { bestFirst, compareAll, type VacancyFit } from './vacancy-fit';

/** The vacancies that mypage shows. */
const MAX_VACANCIES = 3;

export interface FittingVacancies {
  /** The best ones, each with its strongest reason. */
  vacancies: { vacancy: VacancyRow; reason: VacancyFit['matches'][number] }[];
  /** What the profile lacks to judge the candidates better, one for each section. */
  missing: VacancyFit['missing'];
  /** Whether the profile says anything by which vacancies can be ranked. */
  canRank: boolean;
}

/**
 * Selects the vacancies that fit a profile best. One without a single match is none of them.
 * @param excludedIds vacancies to which the member has applied
 */
export function selectFittingVacancies(
  profile: FitProfile,
  candidates: readonly VacancyRow[],
  excludedIds: ReadonlySet<number>,
): FittingVacancies {
  const others = candidates.filter(({ id, status }) => status === 'open' && !excludedIds.has(id));
  const compared = compareAll(profile, others);
  const vacancies = bestFirst(compared).flatMap(({ vacancy, fit }) => {
    const [reason] = fit.matches;
    return reason ? [{ vacancy, reason }] : [];
  });
  const missing = compared.flatMap(({ fit }) => fit.missing);
  const sections = [...new Set(missing.map(({ section }) => section))];
  return {
    vacancies: vacancies.slice(0, MAX_VACANCIES),
    missing: sections.flatMap((section) => missing.find((gap) => gap.section === section) ?? []),
    canRank: canRankVacancies(profile),
  };
}
