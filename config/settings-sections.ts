/**
 * The sections of /mypage/system/ in their order (spec §2). The id is the anchor, used by the page and by the header's
 * menu.
 */
export const SETTINGS_SECTIONS = [
  { id: 'email-notifications-edit', label: 'メール受信設定' },
  { id: 'email-edit', label: 'メールアドレス' },
  { id: 'sns-edit', label: 'Googleアカウント連携' },
  { id: 'password-edit', label: 'パスワード' },
  { id: 'invoice-edit', label: 'インボイス制度' },
  { id: 'withdrawal', label: '退会' },
] as const;

export type SettingsSectionId = (typeof SETTINGS_SECTIONS)[number]['id'];
