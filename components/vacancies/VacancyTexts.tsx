import styled from 'styled-components';
import type { Vacancy } from '@/schemas/vacancies';

interface VacancyTextsProps {
  vacancy: Vacancy;
  /** How a section looks where these texts stand. */
  section: (title: string, content: React.ReactNode) => React.ReactNode;
}

/** What is written about the work: the sections of the page, and of the panel beside the list. */
export function VacancyTexts({ vacancy, section }: VacancyTextsProps) {
  return (
    <>
      {section('業務の内容', <Text>{vacancy.description}</Text>)}
      {section('必須の資格・経験', <Bullets items={vacancy.requirements} />)}
      {vacancy.preferred.length > 0 && section('歓迎する経験', <Bullets items={vacancy.preferred} />)}
    </>
  );
}

function Bullets({ items }: { items: string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[5]};
  list-style: disc;
`;
