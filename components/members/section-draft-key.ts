import type { MemberSectionId } from '@/config/member-sections';

/** Under which a member's unsaved changes of a section are kept. */
export const getSectionDraftKey = (section: MemberSectionId, memberId: number) => `${section}:${memberId}`;
