import { Check, Circle } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/member-sections';
import { media, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { getNextSection } from './filled-sections';

/** Explains why each section is needed. */
const REASONS: Record<MemberSectionId, string> = {
  profile: '生年月日はご本人の確認に、電話番号と住所は契約の手続きとご連絡に使用します。',
  career: '案件への応募に必要です。',
  license: '資格が条件の案件に応募しやすくなります。',
  skill: 'ご経験に合う案件をご案内します。',
  'work-style': '希望の働き方と地域を、案件のご案内に使用します。',
  conditions: '参画できる時期と日数を、案件のご案内に使用します。',
};

const getLink = (id: MemberSectionId) => ({
  href: { pathname: '/mypage/', query: { edit: id } },
  shallow: true,
  scroll: false,
});

interface MissingSectionsProps {
  filledSections: Record<MemberSectionId, boolean>;
}

/** Names the next step with one button, and the other sections as a checklist. */
export function MissingSections({ filledSections }: MissingSectionsProps) {
  const next = getNextSection(filledSections);
  if (!next) return null;
  const missingCount = MEMBER_SECTIONS.filter(({ id }) => !filledSections[id]).length;
  return (
    <Root aria-label="未入力の項目">
      <NextStep>
        <Lead>
          {next.id === 'career'
            ? '応募まであと1項目：職務経歴'
            : `プロフィールはあと${missingCount}項目です。次は：${next.label}`}
        </Lead>
        <LinkButton
          {...getLink(next.id)}
          variant="primary"
          fullWidth="phone"
          aria-label={`次の項目の${next.label}を入力する`}
        >
          入力する
        </LinkButton>
      </NextStep>
      <Checklist>
        {MEMBER_SECTIONS.map(({ id, label }) => (
          <li key={id}>
            <Icon node={filledSections[id] ? Check : Circle} />
            {filledSections[id] ? (
              <span>
                {label}
                <VisuallyHidden>（入力済み）</VisuallyHidden>
              </span>
            ) : (
              <>
                <TextLink {...getLink(id)} standalone aria-label={`${label}の入力へ`}>
                  {label}
                </TextLink>
                <Reason>{REASONS[id]}</Reason>
              </>
            )}
          </li>
        ))}
      </Checklist>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.primaryFaint};
  border-inline-start: ${theme.border.bar};
`;

const NextStep = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
`;

const Lead = styled.p`
  font-size: ${theme.text.row};
  font-weight: 700;
`;

const Checklist = styled.ul`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[8]};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    align-items: center;
    justify-items: start;
    gap: 0 ${theme.space[2]};
  }

  & > li > svg {
    color: ${theme.color.primary};
  }
`;

const Reason = styled.p`
  grid-column: 2;
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
