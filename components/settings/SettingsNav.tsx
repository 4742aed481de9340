import { AtSign, BellRing, type IconNode, KeyRound, Link2, ReceiptText, UserRoundX } from 'lucide';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';

const ICONS: Record<SettingsSectionId, IconNode> = {
  'email-notifications-edit': BellRing,
  'email-edit': AtSign,
  'sns-edit': Link2,
  'password-edit': KeyRound,
  'invoice-edit': ReceiptText,
  withdrawal: UserRoundX,
};

/** Lists the sections of the settings. The open section is the current item. */
export function SettingsNav({ active }: { active: SettingsSectionId | undefined }) {
  return (
    <SideNav
      label="設定の項目"
      activeId={active}
      shallow
      items={SETTINGS_SECTIONS.map(({ id, label }) => ({
        id,
        label,
        href: `/mypage/system/#${id}`,
        icon: ICONS[id],
      }))}
    />
  );
}
