import { siteConfig } from '@/config/site';
import type { MailContent } from './render';

interface ApplicationMailData {
  siteOrigin: string;
  familyName: string;
  vacancyTitle: string;
  vacancyUrl: string;
}

const buildMail = (
  { siteOrigin, familyName, vacancyTitle, vacancyUrl }: ApplicationMailData,
  subject: string,
  paragraph: string,
  note: string,
): MailContent => ({
  subject: `【${siteConfig().name}】${subject}`,
  addressee: familyName,
  blocks: [
    { kind: 'text', text: paragraph },
    {
      kind: 'facts',
      facts: [
        ['案件', vacancyTitle],
        ['案件のページ', vacancyUrl],
      ],
    },
    { kind: 'button', label: '応募した案件を見る', url: `${siteOrigin}/mypage/vacancy` },
    { kind: 'note', text: note },
  ],
});

/** Returns the email that confirms an application. */
export const applicationReceivedMail = (data: ApplicationMailData): MailContent =>
  buildMail(
    data,
    '案件への応募を受け付けました',
    '次の案件への応募を受け付けました。',
    '企業の担当者が内容を確認し、ご連絡します。応募の取り消しは、応募した案件の一覧から行えます。',
  );

/** Returns the email that confirms a cancellation. */
export const applicationCancelledMail = (data: ApplicationMailData): MailContent =>
  buildMail(
    data,
    '案件への応募を取り消しました',
    '次の案件への応募を取り消しました。',
    '募集中であれば、応募した案件の一覧から再応募できます。',
  );

/** Returns the email that confirms a reapplication. */
export const applicationReappliedMail = (data: ApplicationMailData): MailContent =>
  buildMail(
    data,
    '案件への再応募を受け付けました',
    '次の案件への再応募を受け付けました。',
    '企業の担当者が内容を確認し、ご連絡します。応募の取り消しは、応募した案件の一覧から行えます。',
  );
