import { siteConfig } from '@/config/site';
import { dayText } from '@/lib/dates';
import { replyDay } from '@/lib/working-days';
import { buildMail, type ChangedTerm, changeFacts, type MailContent, noteBlock, textBlock } from './content';

interface VacancyMailData {
  siteOrigin: string;
  familyName: string;
  vacancyTitle: string;
  vacancyUrl: string;
}

const buildVacancyMail = (
  { siteOrigin, familyName, vacancyTitle, vacancyUrl }: VacancyMailData,
  subject: string,
  paragraph: string,
  note: string,
  terms: readonly ChangedTerm[] = [],
): MailContent =>
  buildMail(subject, familyName, [
    textBlock(paragraph),
    {
      kind: 'facts',
      facts: [['案件', vacancyTitle], ...changeFacts(terms), ['案件のページ', vacancyUrl]],
    },
    { kind: 'button', label: '応募した案件を見る', url: `${siteOrigin}/mypage/vacancy` },
    noteBlock(note),
  ]);

/** Says where the answer to an application of today comes, and until which day where the operator names a time. */
function answerNote(): string {
  const { replyBusinessDays } = siteConfig();
  const day =
    replyBusinessDays === null ? '' : `返信の目安は${dayText(replyDay(new Date(), replyBusinessDays))}です。`;
  return `企業の担当者が内容を確認し、ご登録の連絡先にご連絡します。${day}応募の取り消しは、応募した案件の一覧から行えます。`;
}

/** Returns the mail that confirms an application to a vacancy. */
export const vacancyApplicationReceivedMail = (data: VacancyMailData): MailContent =>
  buildVacancyMail(data, '案件への応募を受け付けました', '次の案件への応募を受け付けました。', answerNote());

/** Returns the mail that confirms a cancellation. */
export const vacancyApplicationCancelledMail = (data: VacancyMailData): MailContent =>
  buildVacancyMail(
    data,
    '案件への応募を取り消しました',
    '次の案件への応募を取り消しました。',
    '募集中であれば、応募した案件の一覧から再応募できます。',
  );

/** Returns the mail that confirms a reapplication. */
export const vacancyApplicationReappliedMail = (data: VacancyMailData): MailContent =>
  buildVacancyMail(
    data,
    '案件への再応募を受け付けました',
    '次の案件への再応募を受け付けました。',
    answerNote(),
  );

/** Returns the mail to applicants about changed conditions. */
export const vacancyChangedMail = (data: VacancyMailData, terms: readonly ChangedTerm[]): MailContent =>
  buildVacancyMail(
    data,
    '応募した案件の条件が変わりました',
    'ご応募いただいた案件の条件が変わりました。変更前と変更後は次のとおりです。',
    '変更後の条件がご希望に合わない場合は、応募した案件の一覧から応募を取り消せます。',
    terms,
  );
