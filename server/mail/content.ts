import { siteConfig } from '@/config/site';
import { DAY_MS, HOUR_MS } from '@/schemas/time';

const MAX_AGE_MS = 14 * DAY_MS;

/**
 * How long mailed links work, in hours. Mails without a link that answer the same request expire after the same time.
 */
export const LINK_HOURS = { registration: 24, passwordReset: 1, emailChange: 24 };

/** How long a mail is useful: a number of hours, such as the lifetime of a link, or until a point in time. */
export type Lifetime = { hours: number } | { until: Date };

/**
 * Returns when attempts to send a mail end: after 1 hour at the earliest, so that mails about past events are sent
 * too, and after 14 days at the latest.
 */
export function expiryOf(lifetime: Lifetime | undefined, now: number): Date {
  const latest = now + MAX_AGE_MS;
  if (!lifetime) return new Date(latest);
  const requested = 'hours' in lifetime ? now + lifetime.hours * HOUR_MS : lifetime.until.getTime();
  return new Date(Math.min(Math.max(requested, now + HOUR_MS), latest));
}

/** A part of a mail. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: [label: string, value: string][] }
  | { kind: 'note'; text: string };

/** The content of a mail: its texts and their order. render.ts defines the design for all mails. */
export interface MailContent {
  subject: string;
  /** What the operator calls a mail to a member: its subject without the name of the site and what differs. */
  kind?: string;
  /** The family name for the salutation above the first paragraph, as in 田中 様. */
  addressee?: string;
  blocks: Block[];
  /** Where an answer to the mail goes. */
  replyTo?: string;
  /** Whether the operator reads it, whom nobody has to tell where inquiries go. */
  isForOperator?: true;
  /** How long the mail is useful. The default is 14 days. */
  validFor?: Lifetime;
}

/**
 * Returns a mail with the site's name in the subject.
 * @param addressee the name in the salutation; null without one
 * @param validFor how long the mail is worth sending; without it the usual lifetime of mails
 */
export const buildMail = (
  subject: string,
  addressee: string | null,
  blocks: Block[],
  validFor?: Lifetime,
): MailContent => ({
  subject: `【${siteConfig().name}】${subject}`,
  kind: subject,
  ...(addressee ? { addressee } : {}),
  blocks,
  ...(validFor ? { validFor } : {}),
});

/** Returns where members switch off mails, which is linked in those that they can switch off. */
export const mailSettingsUrl = (siteOrigin: string): string =>
  `${siteOrigin}/mypage/system/#email-notifications-edit`;

/** Returns a paragraph of a mail. */
export const textBlock = (words: string): Block => ({ kind: 'text', text: words });
/** Returns a note in small letters. */
export const noteBlock = (words: string): Block => ({ kind: 'note', text: words });

/** One term of an offer that has changed, as people read it. */
export interface ChangedTerm {
  label: string;
  before: string;
  after: string;
}

/** What an update has changed of that to which applicants have agreed, and the members who were told by mail. */
export interface ChangeNotice {
  terms: ChangedTerm[];
  memberIds: number[];
}

/** Returns a changed term with both of its values. */
export const changeText = ({ before, after }: ChangedTerm): string => `${before} → ${after}`;

/** Returns the rows of a mail that tell the changed terms. */
export const changeFacts = (terms: readonly ChangedTerm[]): [string, string][] =>
  terms.map((term) => [`${term.label}の変更`, changeText(term)]);
