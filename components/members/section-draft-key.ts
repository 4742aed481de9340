import type { MemberSectionId } from '@/config/member-sections';

/** Returns the key under which a member's unsaved changes of a section are stored. */
export const getSectionDraftKey = (section: MemberSectionId, memberId: number) => `${section}:${memberId}`;
