import { Check } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { VacancyFigures } from '@/components/vacancies/VacancyFigures';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/sections';
import { useFittingVacancies } from '@/hooks/mypage-home';
import { workingDaysText, workplaceText } from '@/lib/vacancies/vacancy-text';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HomeRows, HomeSection, RowTitle } from './HomeSection';

interface FittingVacanciesProps {
  filledSections: Record<MemberSectionId, boolean>;
}

const ALL = { label: '募集中の案件をすべて見る', href: '/vacancy/?status=open' };

/** The open vacancies that fit the member best, each with its strongest reason (decision 0138). */
export function FittingVacancies({ filledSections }: FittingVacanciesProps) {
  const query = useFittingVacancies();
  const { data } = query;
  // The member does not look for any.
  if (data === null) return null;
  // The profile asks for an empty section itself.
  const gaps = data?.missing.filter(({ section }) => filledSections[section]) ?? [];
  return (
    <HomeSection
      title="あなたに合う案件"
      query={query}
      empty={{
        isEmpty: data?.vacancies.length === 0,
        text: data?.canRank
          ? '新着の案件に、登録内容と合うものはありません。'
          : '業務スキルと働き方を入力すると、ここに表示します。',
        link: data?.canRank ? { label: '新着の案件を見る', href: ALL.href } : undefined,
      }}
      all={ALL}
    >
      <Rows>
        {(data?.vacancies ?? []).map(({ vacancy, reason }) => (
          <li key={vacancy.id}>
            <div>
              <RowTitle href={`/vacancy/${vacancy.id}/`} title={vacancy.title} />
              <p className="details">
                <span className="no-break">{workingDaysText(vacancy.working_days)}</span> ・{' '}
                <span className="no-break">{workplaceText(vacancy)}</span>
              </p>
              <p className="details reason">
                <Icon node={Check} />
                <span>
                  <NoBreak numbersOnly text={reason.text} />
                </span>
              </p>
            </div>
            <VacancyFigures vacancy={vacancy} fetchedAt={query.dataUpdatedAt} />
          </li>
        ))}
      </Rows>
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
    </HomeSection>
  );
}

const Rows = styled(HomeRows)`
  .reason {
    display: flex;
    gap: ${theme.space[1]};
    color: ${theme.color.primary};
  }

  .reason svg {
    flex: none;
    margin-block-start: 0.2em;
  }

  & > li {
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Gap = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-start: ${theme.border.regular};
  font-size: ${theme.text.small};
`;
