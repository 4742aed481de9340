import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import type { MemberSectionId } from '@/config/member-sections';
import { useHasDraft } from '@/hooks/draft';
import { phraseBreaks } from '@/styles/mixins';
import { draftKeyOf } from './draft-key';

interface EditableBlockProps {
  id: MemberSectionId;
  memberId: number;
  title: string;
  isEmpty: boolean;
  /** What filling it in is good for. */
  reason?: string;
  emptyTitle?: string;
  children: ReactNode;
}

/** A section as it is saved, with the way into its editor. What is edited stands in the address. */
export function EditableBlock({
  id,
  memberId,
  title,
  isEmpty,
  reason,
  emptyTitle = `${title}はまだ入力されていません。`,
  children,
}: EditableBlockProps) {
  const hasDraft = useHasDraft(draftKeyOf(id, memberId));
  const link = { href: { pathname: '/mypage/', query: { edit: id } }, shallow: true, scroll: false };
  return (
    <LedgerBlock
      id={id}
      title={title}
      action={
        !isEmpty && (
          <LinkButton {...link} size="small" aria-label={`${title}を編集`}>
            編集
          </LinkButton>
        )
      }
    >
      {hasDraft && (
        <Waiting>
          <InlineNotice
            tone="warn"
            action={
              <LinkButton {...link} size="small" aria-label={`${title}の続きを入力する`}>
                続きを入力する
              </LinkButton>
            }
          >
            保存していない入力内容があります。
          </InlineNotice>
        </Waiting>
      )}
      {isEmpty && !hasDraft && (
        <Empty>
          <div>
            <p>{emptyTitle}</p>
            <Reason>{reason}</Reason>
          </div>
          <LinkButton {...link} wide="phone" aria-label={`${title}を入力する`}>
            入力する
          </LinkButton>
        </Empty>
      )}
      {!isEmpty && children}
    </LedgerBlock>
  );
}

const Waiting = styled.div`
  border-block-end: ${({ theme }) => theme.line.rule};
`;

/* Lower than an EmptyState: a new member has five of them on one page. */
const Empty = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[5]};
`;

const Reason = styled.p`
  ${phraseBreaks}
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
