import styled from 'styled-components';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { MEMBER_SECTIONS, type MemberSectionId } from '@/config/member-sections';
import { phraseBreaks } from '@/styles/mixins';

/** Explains why each section is needed. */
const REASONS: Record<MemberSectionId, string> = {
  profile: '生年月日・電話番号・住所は、契約の手続きとご連絡に使用します。',
  career: '案件への応募に必要です。',
  license: '資格を求める案件をご案内できます。',
  skill: '経験に合う案件をご案内できます。',
  'work-style': '働き方と地域に合う案件をご案内できます。',
  conditions: '時期と日数に合う案件をご案内できます。',
};

/** The sections that the member is asked for first after registration (spec §1). */
const PRIORITY_SECTIONS: readonly MemberSectionId[] = ['skill', 'work-style'];

/** Lists the missing sections, each with the reason why it is needed and a link to its editor. */
export function MissingSections({ filledSections }: { filledSections: Record<MemberSectionId, boolean> }) {
  const missing = MEMBER_SECTIONS.filter(({ id }) => !filledSections[id]);
  if (missing.length === 0) return null;
  const ordered = [...missing].sort(
    (a, b) => Number(PRIORITY_SECTIONS.includes(b.id)) - Number(PRIORITY_SECTIONS.includes(a.id)),
  );
  return (
    <Root aria-label="未入力の項目">
      <Lead>プロフィールを入力すると、合う案件をご案内できます。</Lead>
      <ul>
        {ordered.map(({ id, label }) => (
          <Row key={id}>
            <div>
              <strong>{label}</strong>
              <Reason>{REASONS[id]}</Reason>
            </div>
            <LinkButton
              href={{ pathname: '/mypage/', query: { edit: id } }}
              shallow
              scroll={false}
              size="small"
              aria-label={`未入力の${label}へ`}
            >
              入力する
            </LinkButton>
          </Row>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};
  background: ${({ theme }) => theme.color.accentTint};
  border-inline-start: ${({ theme }) => theme.border.barAccent};
`;

const Lead = styled.p`
  ${phraseBreaks}
  font-weight: 700;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[2]};

  & + & {
    border-block-start: ${({ theme }) => theme.border.dashed};
  }
`;

const Reason = styled.p`
  ${phraseBreaks}
  font-size: ${({ theme }) => theme.text.small};
`;
