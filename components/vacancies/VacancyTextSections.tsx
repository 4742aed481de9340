import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/data/BulletList';
import { PreservedText } from '@/components/ui/data/PreservedText';
import type { Vacancy } from '@/schemas/vacancies';

interface VacancyTextSectionsProps {
  vacancy: Vacancy;
  /** How a section looks where these texts stand. */
  renderSection: (title: string, content: ReactNode) => ReactNode;
}

/** What is written about the work: the sections of the page, and of the panel beside the list. */
export function VacancyTextSections({ vacancy, renderSection }: VacancyTextSectionsProps) {
  return (
    <>
      {renderSection('業務の内容', <PreservedText as="p">{vacancy.description}</PreservedText>)}
      {renderSection('必須の資格・経験', <BulletList items={vacancy.requirements} />)}
      {vacancy.preferred.length > 0 &&
        renderSection('歓迎する経験', <BulletList items={vacancy.preferred} />)}
    </>
  );
}
