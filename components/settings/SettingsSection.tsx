import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { ALL_SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';

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
