import { Fragment } from 'react';
import { vacancyFacts } from '@/lib/vacancy-facts';

interface VacancyFactsLineProps {
  vacancy: Parameters<typeof vacancyFacts>[0];
  separator: string;
}

/** The facts of a vacancy on one line. Where the line is too short, it breaks between two facts. */
export function VacancyFactsLine({ vacancy, separator }: VacancyFactsLineProps) {
  return vacancyFacts(vacancy).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their order, and two of them may be unknown
    <Fragment key={index}>
      {index > 0 && separator}
      <span data-keep-whole="">{fact}</span>
    </Fragment>
  ));
}
