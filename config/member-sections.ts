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
