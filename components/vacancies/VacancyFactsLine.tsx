import { Fragment } from 'react';
import { type VacancyWithFacts, vacancyFacts } from '@/lib/vacancies/vacancy-text';

interface VacancyFactsLineProps {
  vacancy: VacancyWithFacts;
  /** Between two facts. */
  space: string;
  /** A mark behind each fact but the last, so that no line begins with it. */
  mark?: string;
}

/** The facts of a vacancy on one line. Where the line is too short, it breaks between two facts. */
export function VacancyFactsLine({ vacancy, space, mark }: VacancyFactsLineProps) {
  return vacancyFacts(vacancy).map((fact, index, facts) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their order, and two of them may be unknown
    <Fragment key={index}>
      {index > 0 && space}
      <span className="keep-whole">
        {fact}
        {index < facts.length - 1 && mark}
      </span>
    </Fragment>
  ));
}
