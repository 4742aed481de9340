import { addressesReply } from '@/schemas/address-fields';
import * as applications from '@/schemas/application-fields';
import { abilitiesReply, choicesReply, skillsReply } from '@/schemas/choice-fields';
import { columnsReply, tagsReply } from '@/schemas/column-fields';
import { invoiceLookupReply } from '@/schemas/invoice-fields';
import { meReply } from '@/schemas/member-fields';
import { type ReplyReader, UnreadableReplyError } from '@/schemas/replies';
import { seminarPageReply, seminarSummaryPageReply } from '@/schemas/seminar-fields';
import * as vacancies from '@/schemas/vacancy-fields';
import { type NoteKind, ReplyNotes } from '@/scripts/check-origin/reply-notes';

/** How the site reads the reply to each read of spec §7. */
export const SPEC_READERS = {
  'GET /categories/': vacancies.categoriesReply,
  'GET /vacancies/': vacancies.vacancyPageReply,
  'GET /vacancies/{id}/': vacancies.vacancyReply,
  'GET /vacancy-summaries/': vacancies.vacancySummaryPageReply,
  'GET /seminar-summaries/': seminarSummaryPageReply,
  'GET /seminars/': seminarPageReply,
  'GET /columns/': columnsReply,
  'GET /tags/': tagsReply,
  'GET /certification-choices/': choicesReply,
  'GET /hope-workstyle-choices/': choicesReply,
  'GET /current-workstyle-choices/': choicesReply,
  'GET /region-choices/': choicesReply,
  'GET /withdraw-reason-choices/': choicesReply,
  'GET /skills/': skillsReply,
  'GET /abilities/': abilitiesReply,
  'POST /address-from-zip/': addressesReply,
  'GET /check-invoice-number/{number}/': invoiceLookupReply,
  'GET /members/me/': meReply,
  'GET /vacancy-applications/': applications.vacancyApplicationsReply,
  'GET /vacancy-applied/': applications.appliedVacanciesReply,
  'GET /vacancy-applied-summaries/': applications.appliedVacancySummariesReply,
  'GET /applications/': applications.seminarApplicationsReply,
  'GET /applied/': applications.appliedSeminarsReply,
  'GET /seminar-applied-summaries/': applications.appliedSeminarSummariesReply,
} satisfies Record<string, ReplyReader<unknown>>;
export type SpecRead = keyof typeof SPEC_READERS;

/** Reads a reply as the site does. @returns what it notices */
export function readWithNotes(name: SpecRead, body: unknown) {
  const notes = new ReplyNotes();
  try {
    SPEC_READERS[name](body, notes);
  } catch (error) {
    if (!(error instanceof UnreadableReplyError)) throw error;
  }
  return notes;
}

/** Returns the paths of the notes of one kind. */
export const pathsOf = (notes: ReplyNotes, kind: NoteKind) => notes.notesOf(kind).map(({ path }) => path);
