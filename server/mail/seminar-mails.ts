import { siteConfig } from '@/config/site';
import { dayTimeText, fullDayText, timeText } from '@/lib/dates';
import { feeText } from '@/lib/seminars/seminar-text';
import {
  type Block,
  buildMail,
  type ChangedTerm,
  changeFacts,
  type MailContent,
  mailSettingsUrl,
  noteBlock,
  textBlock,
} from './content';

interface SeminarMailData {
  siteOrigin: string;
  familyName: string;
  seminar: {
    id: number;
    title: string;
    startsAt: Date;
    endsAt: Date;
    venueName: string | null;
    venueAddress: string | null;
    onlineUrl: string | null;
    /** In yen including tax; 0 is free. */
    fee: number;
    cancelReason: string | null;
  };
}

/** Returns day and time of a seminar, as the mails write them. */
export const seminarScheduleText = ({
  startsAt,
  endsAt,
}: Pick<SeminarMailData['seminar'], 'startsAt' | 'endsAt'>) =>
  `${fullDayText(startsAt)} ${timeText(startsAt)}〜${timeText(endsAt)}`;

/** Returns the venue of a seminar with its address, as the mails write it. */
export const seminarVenueText = ({
  venueName,
  venueAddress,
}: Pick<SeminarMailData['seminar'], 'venueName' | 'venueAddress'>) =>
  venueName ? `${venueName}（${venueAddress}）` : 'オンライン';

/** Returns the fee of a seminar, as the mails write it. */
export const seminarFeeText = (fee: number): string => `${feeText(fee)}${fee > 0 ? '（税込）' : ''}`;

/** What the member has agreed to in the dialog before the application (decision 0030). */
function termsOf({ fee, startsAt }: SeminarMailData['seminar']): [string, string][] {
  const { seminarPayment } = siteConfig();
  return [
    ['参加費', seminarFeeText(fee)],
    ...(fee > 0 && seminarPayment ? [['お支払い', seminarPayment] as [string, string]] : []),
    ['取り消しの期限', `${dayTimeText(startsAt)}（開始）まで`],
  ];
}

interface SeminarMailContent {
  subject: string;
  paragraph: string;
  note: string;
  includeJoinUrl?: boolean;
  includeTerms?: boolean;
  /** What has changed of that to which the participant has agreed. */
  terms?: readonly ChangedTerm[];
  /** Until when the mail is worth sending. */
  until?: Date;
}

function buildSeminarMail(
  { siteOrigin, familyName, seminar }: SeminarMailData,
  {
    subject,
    paragraph,
    note,
    includeJoinUrl = false,
    includeTerms = false,
    terms = [],
    until,
  }: SeminarMailContent,
): MailContent {
  const blocks: Block[] = [
    textBlock(paragraph),
    {
      kind: 'facts',
      facts: [
        ['セミナー', seminar.title],
        ...changeFacts(terms),
        ['日時', seminarScheduleText(seminar)],
        ['会場', seminarVenueText(seminar)],
        ...(includeTerms ? termsOf(seminar) : []),
        ...(includeJoinUrl && seminar.onlineUrl
          ? [['参加用URL', seminar.onlineUrl] as [string, string]]
          : []),
        ['セミナーのページ', `${siteOrigin}/seminar/${seminar.id}/`],
      ],
    },
    { kind: 'button', label: '申し込んだセミナーを見る', url: `${siteOrigin}/mypage/seminar/` },
    noteBlock(note),
  ];
  return buildMail(subject, familyName, blocks, until && { until });
}

const CANCELLATION_NOTE = 'ご都合が悪くなった場合は、申し込んだセミナーの一覧から取り消せます。';

/** Returns the mail that confirms an application to a seminar. */
export const seminarApplicationReceivedMail = (data: SeminarMailData): MailContent =>
  buildSeminarMail(data, {
    subject: 'セミナーのお申し込みを受け付けました',
    paragraph: '次のセミナーのお申し込みを受け付けました。',
    note: CANCELLATION_NOTE,
    includeJoinUrl: true,
    includeTerms: true,
    until: data.seminar.endsAt,
  });

/** Returns the mail that confirms a cancelled application. */
export const seminarApplicationCancelledMail = (data: SeminarMailData): MailContent =>
  buildSeminarMail(data, {
    subject: 'セミナーのお申し込みを取り消しました',
    paragraph: '次のセミナーのお申し込みを取り消しました。',
    note: '受付期間中で空きがあれば、申し込んだセミナーの一覧から再申し込みできます。',
  });

/** Returns the mail that confirms a reapplication. */
export const seminarApplicationReappliedMail = (data: SeminarMailData): MailContent =>
  buildSeminarMail(data, {
    subject: 'セミナーの再申し込みを受け付けました',
    paragraph: '次のセミナーの再申し込みを受け付けました。',
    note: CANCELLATION_NOTE,
    includeJoinUrl: true,
    includeTerms: true,
    until: data.seminar.endsAt,
  });

const REMINDER = 'まもなく開催のセミナーのご案内';

/** Returns the reminder that participants receive within a day before the start. */
export const seminarReminderMail = (data: SeminarMailData): MailContent => ({
  ...buildSeminarMail(data, {
    subject: `${REMINDER}（${dayTimeText(data.seminar.startsAt)}）`,
    paragraph: 'お申し込みいただいたセミナーの開催が近づきました。',
    note: `${CANCELLATION_NOTE}\nこのご案内を受け取らないようにするには、メール受信の設定を変更してください。\n${mailSettingsUrl(data.siteOrigin)}`,
    includeJoinUrl: true,
    until: data.seminar.startsAt,
  }),
  kind: REMINDER,
});

/** Returns the mail to participants about what has changed of that to which they have agreed. */
export const seminarChangedMail = (data: SeminarMailData, terms: readonly ChangedTerm[]): MailContent =>
  buildSeminarMail(data, {
    subject: 'セミナーの開催内容が変わりました',
    paragraph:
      'お申し込みいただいたセミナーの内容が変わりました。変更前と変更後、開催の内容は次のとおりです。',
    note: CANCELLATION_NOTE,
    includeJoinUrl: true,
    includeTerms: true,
    terms,
    until: data.seminar.endsAt,
  });

/** Returns the mail to participants about a cancelled seminar. */
export const seminarCancelledMail = (data: SeminarMailData): MailContent =>
  buildSeminarMail(data, {
    subject: 'セミナーは中止となりました',
    paragraph: `お申し込みいただいたセミナーは中止となりました。${data.seminar.cancelReason ?? ''}`,
    note: 'ご予定いただいていたところ、誠に申し訳ございません。',
  });
