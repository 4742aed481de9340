import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { ALL_SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';
import { media } from '@/styles/mixins';

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

/** One section of the settings, which can be edited in place. The URL contains the open section, so Back closes it. */
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
  const closeLink = (
    <LinkButton href="/mypage/system/" shallow scroll={false} size="small" variant="text">
      閉じる
    </LinkButton>
  );
  const openLink = (
    <LinkButton
      href={`/mypage/system/#${id}`}
      shallow
      scroll={false}
      size="small"
      aria-label={`${title}：${editLabel}`}
    >
      {editLabel}
    </LinkButton>
  );
  return (
    <Panel id={id} title={title} padded={isOpen} action={!isReadOnly && (isOpen ? closeLink : openLink)}>
      {isOpen ? children : summary}
    </Panel>
  );
}

/** The submit button of a settings form: full width on phones and as wide as its label on wider windows. */
export function SettingsSubmitButton(props: Omit<ComponentProps<typeof SubmitButton>, 'fullWidth'>) {
  return (
    <Row>
      <SubmitButton {...props} fullWidth="phone" />
    </Row>
  );
}

const Row = styled.div`
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
