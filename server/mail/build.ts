import { siteConfig } from '@/config/site';
import type { Lifetime } from './lifetime';
import type { Block, MailContent } from './render';

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
