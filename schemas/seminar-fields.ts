import { at, type Conversion, nullable, recordOf, recordsOf, type Values, valueAt } from './fields';
import { pageOf } from './replies';
import * as wire from './wire';
import { hasPassed, toId, toNumber } from './wire-values';

/** The seminars as the API has them and as screens use them. For an API with other field names, edit the paths. */

/**
 * The status of a seminar. `open` accepts applications, `full` has no seat left, `closed` no longer accepts
 * applications (after the deadline, or closed by the operator), `past` is over, `cancelled` does not take place.
 */
export const seminarStatuses = ['open', 'full', 'closed', 'past', 'cancelled'] as const;
export type SeminarStatus = (typeof seminarStatuses)[number];

const place = recordOf({ name: at('name', wire.text), address: at('address', wire.text) });
/** A text is the name of the venue. Both fields are empty when the venue is not known; null is an online seminar. */
const venue = nullable<typeof place.empty>({
  ...place,
  read: (sent, issues, path) => {
    const isName = typeof sent === 'string' && toId(sent) === undefined;
    return isName ? { name: sent.trim(), address: '' } : place.read(sent, issues, path);
  },
});

/** Null is no limit, which a missing field is not. */
const capacity = nullable<number | 'unknown'>({
  wire: 'amount',
  empty: 'unknown',
  read: toNumber,
  write: (value) => value,
});

/** Null is none. */
const units: Conversion<number | null> = {
  ...wire.number,
  read: (sent) => (sent === null ? 0 : toNumber(sent)),
};

const speakerFields = {
  name: at('name', wire.required(wire.text)),
  /** Profession and position, such as 公認会計士・○○事務所 代表. */
  title: at('title', wire.text),
  /** A path or an address of a square portrait; null without one. */
  picture: at('picture', wire.addressOrNull),
};

const [endsAt, deadline] = [at('ends_at', wire.instant), at('deadline', wire.instant)];
/**
 * Without a status, the times tell it: one without an end is not over, and one is open only when its deadline was read. A seminar
 * that the API calls open stays open, because the API decides.
 */
const status = wire.stateOf(seminarStatuses, (row) => {
  const isOver = hasPassed(valueAt(row, endsAt.at) ?? null);
  const isClosed = hasPassed(valueAt(row, deadline.at));
  if (isOver) return 'past';
  if (isClosed) return 'closed';
  return isOver === false && isClosed === false ? 'open' : undefined;
});

/** What every record of a seminar has, and all that one of GET /seminar-applied-summaries/ has. */
export const seminarBasicFields = {
  id: at('id', wire.required(wire.id)),
  title: at('title', wire.required(wire.text)),
  status: at('status', status),
  starts_at: at('starts_at', wire.instant),
};

/** A row of GET /seminar-summaries/. It is the same for every caller. */
export const seminarSummaryFields = {
  ...seminarBasicFields,
  /** One sentence. */
  lead: at('lead', wire.text),
  /** The subject area, such as 会計・監査 or 税務. */
  topic: at('topic', wire.text),
  ends_at: endsAt,
  venue: at('venue', venue),
  speakers: at('speakers', recordsOf(speakerFields)),
  /** In yen including tax; 0 is free. Null when unknown. */
  fee: at('fee', wire.amount),
  /** 0 for none. Null when unknown. */
  cpe_units: at('cpe_units', units),
  /** Seats; null for no limit. */
  capacity: at('capacity', capacity),
  /** Remaining seats; null for no limit, and when unknown. */
  remaining: at('remaining', wire.amountOrNull),
  /** Applications close at 18:00 of the day before this day (spec §9). */
  closes_before: at('closes_before', wire.day),
  deadline,
  /** Until when a member can cancel; empty when the API does not say. */
  cancellable_until: at('cancellable_until', wire.instant),
};

/** The time of the last change, and the number of changes, which is the SEQUENCE of the calendar file. */
const changeFields = {
  updated_at: at('updated_at', wire.instant),
  revision: at('revision', wire.count),
};

/** TimeField of Django writes seconds too, as in `19:00:00`. */
const time: Conversion<string> = {
  ...wire.text,
  read: (...sent) => wire.text.read(...sent)?.replace(/^(\d{2}:\d{2}):\d{2}$/, '$1'),
};

/** GET /seminars/?id={id}. The online URL is disclosed to applicants only. */
export const seminarFields = {
  ...seminarSummaryFields,
  ...changeFields,
  speakers: at('speakers', recordsOf({ ...speakerFields, profile: at('profile', wire.text) })),
  description: at('description', wire.text),
  /** The target audience, one line each. */
  audience: at('audience', wire.texts),
  /** In order of time. */
  program: at('program', recordsOf({ time: at('time', time), title: at('title', wire.text) })),
  /** The operator's reason for a cancellation; null otherwise. */
  cancel_reason: at('cancel_reason', wire.textOrNull),
};

/** GET /seminars/?id={id}. */
export const seminarPageReply = pageOf(seminarFields);
/** GET /seminar-summaries/. */
export const seminarSummaryPageReply = pageOf(seminarSummaryFields);
/** GET /seminar-summaries/, for the calendar of all seminars. Not every API tells there when a seminar was changed. */
export const seminarEventPageReply = pageOf({ ...seminarSummaryFields, ...changeFields });
/** GET /seminar-summaries/, for the sitemap. */
export const seminarChangePageReply = pageOf({ ...seminarBasicFields, ...changeFields });

export type SeminarSummary = Values<typeof seminarSummaryFields>;
export type SeminarEvent = SeminarSummary & Values<typeof changeFields>;
export type Seminar = Values<typeof seminarFields>;
