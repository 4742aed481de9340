import {
  AtSign,
  BellRing,
  Download,
  type IconNode,
  KeyRound,
  Link2,
  MonitorSmartphone,
  ReceiptText,
  UserRoundX,
} from 'lucide';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { ALL_SETTINGS_SECTIONS, SETTINGS_SECTIONS, type SettingsSectionId } from '@/config/settings-sections';

const ICONS: Record<SettingsSectionId, IconNode> = {
  'email-notifications-edit': BellRing,
  'email-edit': AtSign,
  'sns-edit': Link2,
  'password-edit': KeyRound,
  'invoice-edit': ReceiptText,
  'login-sessions': MonitorSmartphone,
  'personal-data': Download,
  withdrawal: UserRoundX,
};

interface SettingsNavProps {
  active: SettingsSectionId | undefined;
  /** Whether the API has the calls of the additional sections. */
  hasAdditional: boolean;
}

/** Lists the sections of the settings. The open section is the current item. */
export function SettingsNav({ active, hasAdditional }: SettingsNavProps) {
  const sections = hasAdditional ? ALL_SETTINGS_SECTIONS : SETTINGS_SECTIONS;
  return (
    <SideNav
      label="設定の項目"
      activeId={active}
      shallow
      items={sections.map(({ id, label }) => ({
        id,
        label,
        href: `/mypage/system/#${id}`,
        icon: ICONS[id],
      }))}
    />
  );
}
