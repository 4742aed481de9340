import {
  AtSign,
  BellRing,
  Download,
  FileText,
  type IconNode,
  Link2,
  Lock,
  MonitorSmartphone,
  UserRoundX,
} from 'lucide';
import { SideNav } from '@/components/ui/navigation/SideNav';
import {
  ADDITIONAL_SETTINGS_SECTIONS,
  ALL_SETTINGS_SECTIONS,
  type SettingsSectionId,
} from '@/config/settings-sections';

const ICONS: Record<SettingsSectionId, IconNode> = {
  'email-notifications-edit': BellRing,
  'email-edit': AtSign,
  'sns-edit': Link2,
  'password-edit': Lock,
  'invoice-edit': FileText,
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
  const hidden: readonly { id: SettingsSectionId }[] = hasAdditional ? [] : ADDITIONAL_SETTINGS_SECTIONS;
  const sections = ALL_SETTINGS_SECTIONS.filter(({ id }) => !hidden.some((section) => section.id === id));
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
