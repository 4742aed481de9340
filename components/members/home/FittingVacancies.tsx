import styled from 'styled-components';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { VacancyFactsLine } from '@/components/vacancies/VacancyFactsLine';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/member-sections';
import { useFittingVacancies } from '@/hooks/mypage-home';
import { theme } from '@/styles/theme';
import { HomeBlock, HomeList } from './HomeBlock';

interface FittingVacanciesProps {
  filledSections: Record<MemberSectionId, boolean>;
}

const EMPTY = { action: '新着の案件を見る', href: '/vacancy/?status=open' };

/** The open vacancies that fit the member best, each with its strongest reason (decision 0138). */
export function FittingVacancies({ filledSections }: FittingVacanciesProps) {
  const query = useFittingVacancies();
  const { data } = query;
  // The member does not look for any.
  if (data === null) return null;
  // An empty section is already asked for above the home.
  const gaps = data?.missing.filter(({ section }) => filledSections[section]) ?? [];
  return (
    <HomeBlock
      title="あなたに合う案件"
      query={query}
      empty={{
        ...EMPTY,
        isEmpty: data?.vacancies.length === 0,
        text: data?.canRank
          ? '新着の案件に、登録内容と合うものはありません。'
          : '業務スキルや希望条件を入力すると、合う案件がここに表示されます。',
      }}
    >
      <HomeList
        items={(data?.vacancies ?? []).map(({ vacancy, reason }) => ({
          id: vacancy.id,
          href: `/vacancy/${vacancy.id}/`,
          title: vacancy.title,
          text: <VacancyFactsLine vacancy={vacancy} space="　" />,
          more: (
            <p>
              <strong>{reason.subject}</strong> <NoBreak numbersOnly text={reason.text} />
            </p>
          ),
        }))}
      />
      {gaps.map(({ section, text }) => (
        <Gap key={section}>
          {text}
          <TextLink
            href={{ pathname: '/mypage/', query: { edit: section } }}
            shallow
            scroll={false}
            standalone
          >
            {MEMBER_SECTIONS.find(({ id }) => id === section)?.label}を入力する
          </TextLink>
        </Gap>
      ))}
    </HomeBlock>
  );
}

const Gap = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  font-size: ${theme.text.small};
`;
