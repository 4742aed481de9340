import type { ReactNode } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import type { MemberSectionId } from '@/config/member-sections';
import { useHasDraft } from '@/hooks/forms/draft';
import { useMe } from '@/hooks/members';
import { useMypageStore } from '@/stores/mypage-store';
import { theme } from '@/styles/theme';
import { getFilledSections, getNextSection } from './filled-sections';

interface EditableSectionProps {
  id: MemberSectionId;
  memberId: number;
  title: string;
  isEmpty: boolean;
  /** True when a part of the section could not be read, so that it cannot be edited. */
  isReadOnly: boolean;
  /** Explains why the member should fill in the section. */
  reason?: string;
  emptyTitle?: string;
  children: ReactNode;
}

/** Shows a saved section with a link to its editor. The URL contains the section that is being edited. */
export function EditableSection({
  id,
  memberId,
  title,
  isEmpty,
  isReadOnly,
  reason,
  emptyTitle = `${title}はまだ入力されていません。`,
  children,
}: EditableSectionProps) {
  const hasDraft = useHasDraft(getSectionDraftKey(id, memberId)) && !isReadOnly;
  const isSaved = useMypageStore((state) => state.savedSection === id);
  const link = { href: { pathname: '/mypage/', query: { edit: id } }, shallow: true, scroll: false };
  return (
    <Panel
      id={id}
      title={title}
      action={
        !isEmpty &&
        !isReadOnly && (
          <LinkButton {...link} size="small" aria-label={`${title}を編集`}>
            編集
          </LinkButton>
        )
      }
    >
      {isReadOnly && <UnreadNotice />}
      {hasDraft && (
        <DraftNotice>
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
        </DraftNotice>
      )}
      {isEmpty && !hasDraft && !isReadOnly && (
        <EmptyRow>
          <div>
            <p>{emptyTitle}</p>
            <Reason>{reason}</Reason>
          </div>
          <LinkButton {...link} fullWidth="phone" aria-label={`${title}を入力する`}>
            入力する
          </LinkButton>
        </EmptyRow>
      )}
      {isSaved && <NextSectionNotice />}
      {!isEmpty && children}
    </Panel>
  );
}

/** Explains why a part of the member cannot be changed here: a save would erase what could not be read. */
export const UnreadNotice = () => (
  <UnreadText>
    読み取れない内容が含まれているため、この項目はここでは変更できません。登録済みの内容はそのままです。
  </UnreadText>
);

const DraftNotice = styled.div`
  border-block-end: ${theme.border.regular};
`;

/* Less tall than EmptyState, because the page of a new member has five of them. */
const EmptyRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
`;

const Reason = styled.p`
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;

/** Offers the next missing section after one was saved. */
function NextSectionNotice() {
  const { data: me } = useMe();
  const next = me && getNextSection(getFilledSections(me));
  if (!next) return null;
  return (
    <InlineNotice
      action={
        <LinkButton
          href={{ pathname: '/mypage/', query: { edit: next.id } }}
          shallow
          scroll={false}
          size="small"
          aria-label={`続けて${next.label}を入力する`}
        >
          入力する
        </LinkButton>
      }
    >
      保存しました。続けて「{next.label}」を入力できます。
    </InlineNotice>
  );
}

/** Returns the key under which a member's unsaved changes of a section are stored. */
export const getSectionDraftKey = (section: MemberSectionId, memberId: number) => `${section}:${memberId}`;

const UnreadText = styled.p`
  padding: ${theme.space[4]} ${theme.space[5]};
  color: ${theme.color.textSecondary};
  font-size: ${theme.text.small};
`;
