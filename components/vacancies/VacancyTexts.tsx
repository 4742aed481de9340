import type { ReactNode } from 'react';
import { Bullets } from '@/components/ui/Bullets';
import { PreservedText } from '@/components/ui/PreservedText';
import type { Vacancy } from '@/schemas/vacancies';

interface VacancyTextsProps {
  vacancy: Vacancy;
  /** How a section looks where these texts stand. */
  section: (title: string, content: ReactNode) => ReactNode;
}

/** What is written about the work: the sections of the page, and of the panel beside the list. */
export function VacancyTexts({ vacancy, section }: VacancyTextsProps) {
  return (
    <>
      {section('業務の内容', <PreservedText as="p">{vacancy.description}</PreservedText>)}
      {section('必須の資格・経験', <Bullets items={vacancy.requirements} />)}
      {vacancy.preferred.length > 0 && section('歓迎する経験', <Bullets items={vacancy.preferred} />)}
    </>
  );
}
