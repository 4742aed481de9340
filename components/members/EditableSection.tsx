import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { MemberSectionId } from '@/config/sections';
import { useHasDraft } from '@/hooks/forms/draft';
import { useMe } from '@/hooks/members';
import { UNREADABLE_TEXT } from '@/lib/labels';
import { useMypageStore } from '@/stores/mypage-store';
import { focusRingInside, hoverable, media } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { getFilledSections, getNextSection } from './filled-sections';

interface EditableSectionProps {
  id: MemberSectionId;
  memberId: number;
  title: string;
  /** What is saved, in one line. */
  summary: string;
  isEmpty: boolean;
  /** True when a part of the section could not be read, so that it cannot be edited. */
  isReadOnly: boolean;
  /** All that is saved. */
  children: ReactNode;
}

/**
 * A saved section in one row, which opens in place, with a link to its editor. The URL contains the section that is being
 * edited.
 */
export function EditableSection({
  id,
  memberId,
  title,
  summary,
  isEmpty,
  isReadOnly,
  children,
}: EditableSectionProps) {
  const headingId = useId();
  const hasDraft = useHasDraft(getSectionDraftKey(id, memberId)) && !isReadOnly;
  const isSaved = useMypageStore((state) => state.savedSection === id);
  const details = useRef<HTMLDetailsElement>(null);
  // What has just been saved is shown whole.
  useEffect(() => {
    if (isSaved && details.current) details.current.open = true;
  }, [isSaved]);
  const link = { href: { pathname: '/mypage/', query: { edit: id } }, shallow: true, scroll: false };
  return (
    <Row id={id} aria-labelledby={headingId}>
      {isEmpty ? (
        <div className="line">
          <h3 id={headingId}>{title}</h3>
          <p className="missing">{isReadOnly ? UNREADABLE_TEXT : '未入力'}</p>
        </div>
      ) : (
        <details ref={details}>
          <summary className="line">
            <h3 id={headingId}>{title}</h3>
            <p>{summary}</p>
          </summary>
          <div>{children}</div>
        </details>
      )}
      {!isReadOnly && (
        <TextLink {...link} aria-label={isEmpty ? `${title}を入力する` : `${title}を編集`}>
          {isEmpty ? '入力' : '編集'}
        </TextLink>
      )}
      {isReadOnly && <UnreadNotice />}
      {hasDraft && (
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
      )}
      {isSaved && <NextSectionNotice />}
    </Row>
  );
}

/** Explains why a part of the member cannot be changed here: a save would erase what could not be read. */
export const UnreadNotice = () => (
  <UnreadText>
    読み取れない内容が含まれているため、この項目はここでは変更できません。登録済みの内容はそのままです。
  </UnreadText>
);

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

const Row = styled.section`
  position: relative;
  scroll-margin-block-start: ${theme.space[6]};

  & + & {
    border-block-start: ${theme.border.regular};
  }

  .line {
    display: block;
    min-height: ${theme.size.controlLarge};
    padding: ${theme.space[2]} ${theme.space[14]} ${theme.space[2]} ${theme.space[4]};
    line-height: ${theme.lineHeight.row};
    list-style: none;

    ${media.md} {
      min-height: ${theme.size.row};
      padding-block: ${theme.space[2]};
    }
  }

  summary {
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &:focus-visible {
      ${focusRingInside}
    }
  }

  h3 {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
    font-weight: 400;
  }

  .line p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .missing {
    color: ${theme.color.textSecondary};
  }

  details[open] {
    background: ${theme.color.primaryFaint};
    border-inline-start: ${theme.border.bar};
  }

  details[open] > summary {
    display: grid;
    align-items: center;
    min-height: ${theme.size.controlLarge};
    padding-block: 0;
  }

  details[open] h3 {
    color: ${theme.color.primary};
    font-weight: 700;
  }

  details[open] > summary > p {
    display: none;
  }

  details > div {
    padding-block-end: ${theme.space[2]};
  }

  & > a {
    position: absolute;
    inset: ${theme.space[2]} ${theme.space[2]} auto auto;
    display: grid;
    place-items: center;
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    font-size: ${theme.text.small};
  }

  ${hoverable} {
    summary:hover {
      background: ${theme.color.primaryFaint};
    }
  }
`;
