import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/layout/Panel';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';

interface SettingsSectionProps {
  id: SettingsSectionId;
  isEditing: boolean;
  /** What is set now. */
  summary: ReactNode;
  editLabel?: string;
  /** The form, mounted only while it is open. */
  children: ReactNode;
}

/** One section: read, or edited in place. Which one is open stands in the address, so Back closes it. */
export function SettingsSection({
  id,
  isEditing,
  summary,
  editLabel = '変更',
  children,
}: SettingsSectionProps) {
  const title = SETTINGS_SECTIONS.find((section) => section.id === id)?.label ?? '';
  return (
    <Panel
      id={id}
      title={title}
      padded={isEditing}
      action={
        isEditing ? (
          <LinkButton href="/mypage/system/" shallow scroll={false} size="small" variant="text">
            閉じる
          </LinkButton>
        ) : (
          <LinkButton
            href={`/mypage/system/#${id}`}
            shallow
            scroll={false}
            size="small"
            aria-label={`${title}：${editLabel}`}
          >
            {editLabel}
          </LinkButton>
        )
      }
    >
      {isEditing ? children : summary}
    </Panel>
  );
}
