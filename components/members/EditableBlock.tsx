import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import type { MemberSectionId } from '@/config/member-sections';

interface EditableBlockProps {
  id: MemberSectionId;
  title: string;
  isEmpty: boolean;
  /** What filling it in is good for. */
  reason: string;
  children: ReactNode;
}

/** A section as it is saved, with the way into its editor. What is edited stands in the address. */
export function EditableBlock({ id, title, isEmpty, reason, children }: EditableBlockProps) {
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
      {isEmpty ? (
        <EmptyState
          title={`${title}はまだ入力されていません。`}
          action={<LinkButton {...link}>{title}を入力する</LinkButton>}
        >
          {reason}
        </EmptyState>
      ) : (
        children
      )}
    </LedgerBlock>
  );
}
