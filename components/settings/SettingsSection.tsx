import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { LinkButton } from '@/components/ui/navigation/Link';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { ALL_SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/sections';
import { media } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface SettingsSectionProps {
  id: SettingsSectionId;
  isEditing: boolean;
  /** The current setting. */
  summary: ReactNode;
  editLabel?: string;
  /** True when there is nothing to change, which the summary explains. The section then has no form. */
  isReadOnly?: boolean;
  /** The form. It is mounted only while the section is open. */
  children: ReactNode;
}

/**
 * One row of the settings, which opens in place. The URL contains the open section, so Back closes it. The link that has opened
 * it closes it and keeps the focus, and the form follows it.
 */
export function SettingsSection({
  id,
  isEditing,
  summary,
  editLabel = '変更',
  isReadOnly = false,
  children,
}: SettingsSectionProps) {
  const isOpen = isEditing && !isReadOnly;
  const title = ALL_SETTINGS_SECTIONS.find((section) => section.id === id)?.label ?? '';
  return (
    <Row id={id} aria-labelledby={`${id}-title`} className={isOpen ? 'open' : undefined}>
      <h2 id={`${id}-title`}>{title}</h2>
      {!isReadOnly && (
        <TextLink
          href={isOpen ? '/mypage/system/' : `/mypage/system/#${id}`}
          shallow
          scroll={false}
          bold
          aria-label={isOpen ? undefined : `${title}：${editLabel}`}
        >
          {isOpen ? '閉じる' : editLabel}
        </TextLink>
      )}
      <div>{isOpen ? children : summary}</div>
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-height: ${theme.size.row};
  padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[2]} ${theme.space[4]};
  scroll-margin-block-start: ${theme.space[6]};

  & + & {
    border-block-start: ${theme.border.regular};
  }

  & > h2 {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
    font-weight: 400;
    line-height: ${theme.lineHeight.row};
  }

  & > a {
    grid-row: 1 / 3;
    grid-column: 2;
    display: inline-flex;
    align-items: center;
    justify-content: flex-end;
    min-width: ${theme.size.touch};
    min-height: ${theme.size.touch};
    padding-inline: ${theme.space[3]};
    font-size: ${theme.text.small};
  }

  & > div {
    grid-column: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    word-break: auto-phrase;
    line-height: ${theme.lineHeight.row};
  }

  & > div small {
    display: block;
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.caption};
  }

  &.open {
    padding-block-end: ${theme.space[5]};
    background: ${theme.color.primaryFaint};
    box-shadow: inset ${theme.space[1]} 0 0 ${theme.color.primary};
  }

  &.open > h2 {
    color: ${theme.color.primary};
    font-weight: 700;
  }

  &.open > a {
    grid-row: 1;
  }

  &.open > div {
    grid-column: 1 / -1;
    padding-inline-end: ${theme.space[3]};
  }

  ${media.md} {
    grid-template-columns: 8.5rem minmax(0, 1fr) 5.25rem;
    gap: 0 ${theme.space[4]};
    padding-inline: ${theme.space[5]} ${theme.space[2]};

    & > h2 {
      font-size: ${theme.text.small};
    }

    & > a {
      grid-row: 1;
      grid-column: 3;
    }

    & > div {
      grid-row: 1;
      grid-column: 2;
    }

    &.open {
      align-items: start;
    }

    &.open > h2 {
      padding-block: ${theme.space[3]};
    }

    &.open > div {
      grid-column: 2;
      padding-block-start: ${theme.space[3]};
      padding-inline-end: 0;
    }
  }
`;

/** The submit button of a settings form: full width on phones and as wide as its label on wider windows. */
export function SettingsSubmitButton(props: Omit<ComponentProps<typeof SubmitButton>, 'fullWidth'>) {
  return (
    <ButtonRow>
      <SubmitButton {...props} fullWidth="phone" />
    </ButtonRow>
  );
}

const ButtonRow = styled.div`
  display: grid;

  ${media.md} {
    justify-content: start;
  }
`;

/** Shown to members who have only used Google login. They must set a password by mail first. */
export function PasswordRequiredNotice({ action }: { action: string }) {
  return (
    <InlineNotice
      action={
        <LinkButton href="/auth/reset" size="small">
          パスワードを設定する
        </LinkButton>
      }
    >
      {action}には、先にパスワードの設定が必要です。メールでお送りするリンクから設定できます。
    </InlineNotice>
  );
}
