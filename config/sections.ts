/** The sections of /mypage in their order. The id is the anchor, used by the page and by the header's menu. */
export const MEMBER_SECTIONS = [
  { id: 'profile', label: '基本情報' },
  { id: 'career', label: '職務経歴・学歴' },
  { id: 'license', label: '資格' },
  { id: 'skill', label: '業務スキル' },
  { id: 'work-style', label: '働き方' },
  { id: 'conditions', label: '現在の状況・希望条件' },
] as const;

export type MemberSectionId = (typeof MEMBER_SECTIONS)[number]['id'];

/**
 * The sections of /mypage/system/ in their order (spec §2). The id is the anchor, used by the page and by the header's
 * menu.
 */
const SETTINGS_SECTIONS = [
  { id: 'email-notifications-edit', label: 'メール受信設定' },
  { id: 'email-edit', label: 'メールアドレス' },
  { id: 'sns-edit', label: 'Googleアカウント連携' },
  { id: 'password-edit', label: 'パスワード' },
  { id: 'invoice-edit', label: 'インボイス制度' },
  { id: 'withdrawal', label: '退会' },
] as const;

/**
 * Further sections, for calls that the specification does not have. They appear only when the API has these calls
 * (decision 0084), so no menu outside of the page contains them.
 */
const ADDITIONAL_SETTINGS_SECTIONS = [
  { id: 'login-sessions', label: 'ログイン中の端末' },
  { id: 'personal-data', label: 'データの受け取り' },
] as const;

/** What this browser alone keeps. */
const BROWSER_SETTINGS_SECTION = { id: 'color-scheme', label: '表示の明るさ' } as const;

/** The sections in the menu of the header: those that every site has. */
export const MENU_SETTINGS_SECTIONS = [
  ...SETTINGS_SECTIONS.slice(0, -1),
  BROWSER_SETTINGS_SECTION,
  ...SETTINGS_SECTIONS.slice(-1),
];

/** All sections in the order of the page, which ends with the withdrawal. */
export const ALL_SETTINGS_SECTIONS = [
  ...SETTINGS_SECTIONS.slice(0, -1),
  ...ADDITIONAL_SETTINGS_SECTIONS.slice(0, 1),
  BROWSER_SETTINGS_SECTION,
  ...ADDITIONAL_SETTINGS_SECTIONS.slice(1),
  ...SETTINGS_SECTIONS.slice(-1),
];

export type SettingsSectionId = (typeof ALL_SETTINGS_SECTIONS)[number]['id'];
