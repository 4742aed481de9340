import { dayTimeText, fullDayText, timeText } from '@/config/dates';
import { siteConfig } from '@/config/site';
import type { MailContent } from './render';

interface SeminarFacts {
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
    cancelReason: string | null;
  };
}

const when = ({ startsAt, endsAt }: SeminarFacts['seminar']) =>
  `${fullDayText(startsAt)} ${timeText(startsAt)}〜${timeText(endsAt)}`;

const about = (
  { siteOrigin, familyName, seminar }: SeminarFacts,
  subject: string,
  text: string,
  note: string,
  { joins = false, until }: { joins?: boolean; until?: Date } = {},
): MailContent => {
  const place = seminar.venueName ? `${seminar.venueName}（${seminar.venueAddress}）` : 'オンライン';
  return {
    subject: `【${siteConfig().name}】${subject}`,
    addressee: familyName,
    ...(until ? { validFor: { until } } : {}),
    blocks: [
      { kind: 'text', text },
      {
        kind: 'facts',
        facts: [
          ['セミナー', seminar.title],
          ['日時', when(seminar)],
          ['会場', place],
          ...(joins && seminar.onlineUrl ? [['参加用URL', seminar.onlineUrl] as [string, string]] : []),
          ['セミナーのページ', `${siteOrigin}/seminar/${seminar.id}/`],
        ],
      },
      { kind: 'button', label: '申し込んだセミナーを見る', url: `${siteOrigin}/mypage/seminar/` },
      { kind: 'note', text: note },
    ],
  };
};

const STEP_BACK = 'ご都合が悪くなった場合は、申し込んだセミナーの一覧からキャンセルできます。';

/** To the member: the seat is theirs. */
export const seminarApplied = (facts: SeminarFacts): MailContent =>
  about(
    facts,
    'セミナーのお申し込みを受け付けました',
    '次のセミナーのお申し込みを受け付けました。',
    STEP_BACK,
    { joins: true, until: facts.seminar.endsAt },
  );

/** To the member: the seat is given back. */
export const seminarLeft = (facts: SeminarFacts): MailContent =>
  about(
    facts,
    'セミナーのお申し込みをキャンセルしました',
    '次のセミナーのお申し込みをキャンセルしました。',
    '受付期間中で空席があれば、もう一度お申し込みいただけます。',
  );

/** To the member: the cancelled application stands again. */
export const seminarReapplied = (facts: SeminarFacts): MailContent =>
  about(
    facts,
    'セミナーの再申し込みを受け付けました',
    '次のセミナーの再申し込みを受け付けました。',
    STEP_BACK,
    { joins: true, until: facts.seminar.endsAt },
  );

/** To those who applied, the day before. */
export const seminarReminder = (facts: SeminarFacts): MailContent =>
  about(
    facts,
    `まもなく開催のセミナーのご案内（${dayTimeText(facts.seminar.startsAt)}）`,
    'お申し込みいただいたセミナーの開催が近づきました。',
    STEP_BACK,
    { joins: true, until: facts.seminar.startsAt },
  );

/** To those who applied: the provider has changed time or place. */
export const seminarChanged = (facts: SeminarFacts): MailContent =>
  about(
    facts,
    'セミナーの開催内容が変わりました',
    'お申し込みいただいたセミナーの日時または会場が変わりました。変更後の内容は次のとおりです。',
    STEP_BACK,
    { joins: true, until: facts.seminar.endsAt },
  );

/** To those who applied: the provider has called it off. */
export const seminarCalledOff = (facts: SeminarFacts): MailContent =>
  about(
    facts,
    'セミナーは中止となりました',
    `お申し込みいただいたセミナーは中止となりました。${facts.seminar.cancelReason ?? ''}`,
    'ご予定いただいていたところ、誠に申し訳ございません。',
  );
