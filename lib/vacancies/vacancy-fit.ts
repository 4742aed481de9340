import { compareDays, compareReward, compareStart } from '@/lib/vacancies/fit-rules/conditions';
import type { Finding, FitProfile, FitRule, FitVacancy, Reason } from '@/lib/vacancies/fit-rules/fit-types';
import { compareLicenses } from '@/lib/vacancies/fit-rules/licenses';
import { compareSkills, compareWorkstyles } from '@/lib/vacancies/fit-rules/skills';
import { compareRegion, compareRemote } from '@/lib/vacancies/fit-rules/workplace';

type Gap = Extract<Finding, { section: unknown }>;

/** How a vacancy fits a profile (decision 0138). */
export interface VacancyFit {
  /** 合う点, the strongest first. */
  matches: Reason[];
  /** 確認したい点. */
  questions: Reason[];
  /** What is missing in the profile to judge better, one sentence for each section. */
  missing: Gap[];
}

/** In the order in which the reasons are shown: what can be compared least elsewhere comes first. */
const RULES: readonly FitRule[] = [
  compareLicenses,
  compareSkills,
  compareWorkstyles,
  compareDays,
  compareReward,
  compareRemote,
  compareRegion,
  compareStart,
];

/** Returns the reasons for and against a vacancy. The same input has the same result, in the order of the rules. */
export function getVacancyFit(profile: FitProfile, vacancy: FitVacancy): VacancyFit {
  const findings = RULES.flatMap((rule) => rule(profile, vacancy));
  const reasonsOf = (kind: Reason['kind']) =>
    findings.filter((finding): finding is Reason => finding.kind === kind);
  const gaps = findings.filter(
    (finding): finding is Gap => finding.kind === 'gap' && !profile.unread.includes(finding.section),
  );
  return {
    matches: reasonsOf('match'),
    questions: reasonsOf('question'),
    missing: gaps.filter(
      ({ section }, index) => gaps.findIndex((other) => other.section === section) === index,
    ),
  };
}

/** Returns the subjects, so that three skills do not outweigh days, reward and workplace. */
const countSubjects = (reasons: readonly Reason[]) => new Set(reasons.map(({ subject }) => subject)).size;

/** A vacancy with its fit, which is computed once for each. */
interface Compared<T> {
  vacancy: T;
  fit: VacancyFit;
}

/** Returns the vacancies with their fit, in the same order. */
export const compareAll = <T extends FitVacancy>(
  profile: FitProfile,
  vacancies: readonly T[],
): Compared<T>[] => vacancies.map((vacancy) => ({ vacancy, fit: getVacancyFit(profile, vacancy) }));

/**
 * Returns those with the most matching and fewest open subjects first; equal ones keep their order. The number behind the
 * order is never shown, because it would look like a measurement.
 */
export const bestFirst = <T>(compared: readonly Compared<T>[]): Compared<T>[] =>
  compared
    .map((each) => ({ each, rank: countSubjects(each.fit.matches) - countSubjects(each.fit.questions) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ each }) => each);
