import type { ReactNode } from 'react';
import { LedgerBlock } from '@/components/ui/LedgerBlock';
import { LinkButton } from '@/components/ui/LinkButton';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';

interface SettingsBlockProps {
  id: SettingsSectionId;
  isEditing: boolean;
  /** What is set now. */
  summary: ReactNode;
  editLabel?: string;
  /** The form, mounted only while it is open. */
  children: ReactNode;
}

/** One section: read, or edited in place. Which one is open stands in the address, so Back closes it. */
export function SettingsBlock({ id, isEditing, summary, editLabel = '変更', children }: SettingsBlockProps) {
  const title = SETTINGS_SECTIONS.find((section) => section.id === id)?.label ?? '';
  return (
    <LedgerBlock
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
    </LedgerBlock>
  );
}
