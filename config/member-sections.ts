/**
 * Sections of /mypage in their order; the id is the anchor, for the page itself and for the header's menu.
 * A section joins the list when it can be used.
 */
export const MEMBER_SECTIONS = [
  { id: 'profile', label: '基本情報' },
  { id: 'career', label: '職務経歴' },
] as const;

export type MemberSectionId = (typeof MEMBER_SECTIONS)[number]['id'];
