import styled from 'styled-components';
import { EmptyState } from '@/components/ui/EmptyState';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { monthText } from '@/config/dates';
import type { Career } from '@/schemas/career-education';
import { media, tabularNumerals } from '@/styles/mixins';

const EDIT = { pathname: '/mypage/', query: { edit: 'career' } };

/** The work history as it is saved, in the order the member chose. */
export function CareerSection({ careers }: { careers: readonly Career[] }) {
  const isEmpty = careers.length === 0;
  return (
    <LedgerBlock
      id="career"
      title="職務経歴"
      action={
        !isEmpty && (
          <LinkButton href={EDIT} shallow scroll={false} size="small" aria-label="職務経歴を編集">
            編集
          </LinkButton>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          title="職務経歴はありません。"
          action={
            <LinkButton href={EDIT} shallow scroll={false} variant="primary">
              職務経歴を入力する
            </LinkButton>
          }
        >
          案件に応募するには、職務経歴の登録が必要です。
        </EmptyState>
      ) : (
        <ol>
          {careers.map((career) => (
            <CareerRow key={`${career.started_on} ${career.company} ${career.position}`} {...career} />
          ))}
        </ol>
      )}
    </LedgerBlock>
  );
}

function CareerRow({ company, position, started_on, ended_on, description }: Career) {
  return (
    <Row>
      <Period>
        <span>{monthText(started_on)}〜</span>
        <span>{ended_on ? monthText(ended_on) : '現在'}</span>
      </Period>
      <div>
        <Company>
          {company}
          {position && ` ${position}`}
        </Company>
        {description && <Description>{description}</Description>}
      </div>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[6]}`};
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[5]}`};

  & + & {
    border-block-start: ${({ theme }) => theme.line.rule};
  }

  ${media.md} {
    grid-template-columns: ${({ theme }) => theme.size.term} minmax(0, 1fr);
  }
`;

const Period = styled.p`
  ${tabularNumerals}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};

  /* Breaks between the two months, never within one. */
  & > span {
    display: inline-block;
  }
`;

const Company = styled.h3`
  font-weight: 700;
`;

const Description = styled.p`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
  white-space: pre-line;
`;
