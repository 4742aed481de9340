import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/data/BulletList';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { PreservedText } from '@/components/ui/data/PreservedText';
import type { Vacancy } from '@/schemas/vacancy-fields';

interface VacancyTextSectionsProps {
  vacancy: Vacancy;
  /** Renders a section in the style of the preview. What an applicant must have is highlighted. */
  renderSection: (title: string, content: ReactNode, isHighlighted: boolean) => ReactNode;
  /** Rendered below what an applicant must have. */
  children?: ReactNode;
}

/** The text sections about the work in the preview. */
export function VacancyTextSections({ vacancy, renderSection, children }: VacancyTextSectionsProps) {
  return (
    <>
      {vacancy.requirements.length > 0 &&
        renderSection('必須の資格・経験', <BulletList items={vacancy.requirements} />, true)}
      {children}
      {vacancy.description &&
        renderSection(
          '業務の内容',
          <PreservedText as="p">
            <NoBreak numbersOnly text={vacancy.description} />
          </PreservedText>,
          false,
        )}
      {vacancy.preferred.length > 0 &&
        renderSection('歓迎する経験', <BulletList items={vacancy.preferred} />, false)}
    </>
  );
}
