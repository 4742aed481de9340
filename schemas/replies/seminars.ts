import { isPast, toId } from '@/schemas/wire-values';
import { pageOf } from './readers';
import type { ReplyRecord } from './reply-record';
import { readSeminarStatus } from './statuses';

/**
 * The replies about seminars as screens use them. For an API with other field names, edit the names in this file
 * (docs/existing-api.md). Only `id` and `title` are needed.
 */

/** A text is the name of the venue. Both fields are empty when the venue is not known; null is an online seminar. */
function readVenue(row: ReplyRecord) {
  const value = row.value('venue');
  if (value === null) return null;
  if (typeof value === 'string' && toId(value) === undefined) return { name: value.trim(), address: '' };
  const venue = row.record('venue');
  return { name: venue?.text('name') ?? '', address: venue?.text('address') ?? '' };
}

/** Null is no limit, which a missing field is not. */
const readCapacity = (row: ReplyRecord) =>
  row.value('capacity') === null ? null : (row.number('capacity', null) ?? ('unknown' as const));

const readSpeaker = (speaker: ReplyRecord) => ({
  name: speaker.requiredText('name'),
  /** Profession and position. */
  title: speaker.text('title'),
  /** A path or an address of a square portrait; null without one. */
  picture: speaker.addressOrNull('picture'),
});

const readSpeakerProfile = (speaker: ReplyRecord) => ({
  ...readSpeaker(speaker),
  profile: speaker.text('profile'),
});

/** Without a status, the times tell it. A seminar that the API calls open stays open, because the API decides. */
function readStatus(row: ReplyRecord) {
  const statusBeforeEnd = isPast(row.value('deadline')) ? 'closed' : 'open';
  return readSeminarStatus(row, 'status', isPast(row.value('ends_at')) ? 'past' : statusBeforeEnd);
}

/** What every record of a seminar has, and all that one of GET /seminar-applied-summaries/ has. */
export const readSeminarBasics = (row: ReplyRecord) => ({
  id: row.id('id'),
  title: row.requiredText('title'),
  status: readStatus(row),
  starts_at: row.instant('starts_at'),
});

/** A row of GET /seminar-summaries/. */
export const readSeminarSummary = (row: ReplyRecord) => {
  return {
    ...readSeminarBasics(row),
    lead: row.text('lead'),
    topic: row.text('topic'),
    ends_at: row.instant('ends_at'),
    venue: readVenue(row),
    speakers: row.list('speakers', readSpeaker),
    /** In yen including tax; 0 is free. Null when unknown. */
    fee: row.number('fee', null),
    /** 0 for none. Null when unknown. */
    cpe_units: row.value('cpe_units') === null ? 0 : row.number('cpe_units', null),
    /** Seats; null for no limit. */
    capacity: readCapacity(row),
    remaining: row.number('remaining', null),
    /** Applications close at 18:00 of the day before this day (spec §9). */
    closes_before: row.day('closes_before'),
    deadline: row.instant('deadline'),
    /** Until when a member can cancel; empty when the API does not say. */
    cancellable_until: row.instant('cancellable_until'),
    /** True also when the API does not say until when a member can cancel. */
    is_cancellable: !isPast(row.value('cancellable_until')),
  };
};

/** A row of GET /seminar-summaries/ as the sitemap needs it. Not every API tells there when a seminar was changed. */
const readSeminarChange = (row: ReplyRecord) => ({
  id: readSeminarBasics(row).id,
  updated_at: row.instant('updated_at'),
});

/** A row of GET /seminar-summaries/ as a calendar needs it. Not every API tells there when a seminar was changed. */
const readSeminarEvent = (row: ReplyRecord) => ({
  ...readSeminarSummary(row),
  updated_at: row.instant('updated_at'),
  /** The SEQUENCE of the calendar file. */
  revision: row.number('revision', 0),
});

/** TimeField of Django writes seconds too, as in `19:00:00`. */
const readProgramItem = (item: ReplyRecord) => ({
  time: item.text('time').replace(/^(\d{2}:\d{2}):\d{2}$/, '$1'),
  title: item.text('title'),
});

const readSeminar = (row: ReplyRecord) => ({
  ...readSeminarSummary(row),
  speakers: row.list('speakers', readSpeakerProfile),
  description: row.text('description'),
  audience: row.texts('audience'),
  program: row.list('program', readProgramItem),
  cancel_reason: row.textOrNull('cancel_reason'),
  updated_at: row.instant('updated_at'),
  /** The SEQUENCE of the calendar file. */
  revision: row.number('revision', 0),
});

/** GET /seminars/?id={id}. */
export const seminarPageReply = pageOf(readSeminar);
/** GET /seminar-summaries/. */
export const seminarSummaryPageReply = pageOf(readSeminarSummary);
/** GET /seminar-summaries/, for the calendar of all seminars. */
export const seminarEventPageReply = pageOf(readSeminarEvent);
/** GET /seminar-summaries/, for the sitemap. */
export const seminarChangePageReply = pageOf(readSeminarChange);

export type SeminarSummary = ReturnType<typeof readSeminarSummary>;
export type SeminarEvent = ReturnType<typeof readSeminarEvent>;
export type Seminar = ReturnType<typeof readSeminar>;
