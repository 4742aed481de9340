import { fullDayText } from '@/lib/dates';
import { placeText } from '@/lib/place-text';
import { isUnknown } from '@/schemas/fields';
import type { Vacancy } from '@/schemas/vacancy-fields';
import { isClearReward, remoteLabels, rewardText } from './vacancy-text';

/**
 * The conditions that Japan's freelance act (特定受託事業者に係る取引の適正化等に関する法律, in force since 2024-11-01) requires
 * a client to state in writing when the work is commissioned (article 3, and article 1 of its rules). A vacancy is
 * earlier than that, so a condition that it does not state is a question for the interview and no breach.
 */
export interface FreelanceActCondition {
  id: string;
  /** The condition in a few words. */
  label: string;
  /** What the vacancy states; null when it states nothing from which the condition follows. */
  stated: string | null;
  /** What to ask in the interview. */
  question: string;
  /** The fields of the vacancy that it follows from. */
  fields: readonly (keyof ConditionVacancy)[];
}

type ConditionVacancy = Pick<
  Vacancy,
  | 'company_profile'
  | 'reward'
  | 'region'
  | 'place'
  | 'remote'
  | 'starts_on'
  | 'duration'
  | 'description'
  | 'selection'
>;

/**
 * The full name of a legal person. 「中堅監査法人」 and 「都心の税理士法人」 describe a firm without naming it, so these forms
 * count only in front of a name.
 */
const LEGAL_NAME =
  /(?:株式会社|有限会社|合同会社|一般社団法人|監査法人|税理士法人)[^・\s（(、]{2,}|[^・\s（(、]{2,}(?:株式会社|有限会社|合同会社)/;

/** The member's own reward, and not that of directors or in shares, which vacancies of accountants speak of too. */
const OWN_REWARD = /(?<!役員|株式|成功|診療)報酬|業務委託料|日当|謝金/;
/**
 * A day that follows from the text alone: 月末締め翌月末日払い. A term that begins with an invoice or an inspection names no
 * day, so it stays a question.
 */
const PAYMENT_DAY =
  /(?:月末|末日|\d{1,2}日)締め?[、・\s]*(?:当月|翌月|翌々月)(?:末日?|\d{1,2}日)(?:に)?(?:支?払|お支払|振り?込)|支払(?:期日|日)は(?:毎月|翌月|翌々月)(?:末日?|\d{1,2}日)/;
const INSPECTION_DAY = /(?:納品|提出|成果物の受領)[^。\n]{0,6}\d+\s*(?:営業)?日以内に(?:検査|検収)/;
const PAYMENT_METHOD = /振り?込|手形|電子記録債権|デジタル払い|資金移動業者/;
const COMMISSION_DAY = /(?:契約(?:締結)?|業務委託|委託)日は\d/;

const splitSentences = (text: string) => text.normalize('NFKC').split(/[。\n]/);

/** Returns the first sentence that all of the patterns match, or null. */
const findSentence = ({ description, selection }: ConditionVacancy, ...patterns: RegExp[]): string | null =>
  splitSentences(`${description}\n${selection}`)
    .map((sentence) => sentence.trim())
    .find((sentence) => patterns.every((pattern) => pattern.test(sentence))) ?? null;

function workplace({ region, place, remote }: ConditionVacancy): string | null {
  if (remote === 'full') return remoteLabels.full;
  return placeText(region, place) || null;
}

/** Returns the nine conditions in the order of a contract, without those of which something cannot be read: work, money, parties, days, place. */
export function getFreelanceActConditions(vacancy: ConditionVacancy): FreelanceActCondition[] {
  const { company_profile, reward, starts_on, duration, description } = vacancy;
  const conditions: FreelanceActCondition[] = [
    {
      id: 'work',
      label: '業務の内容',
      stated: description ? '上の「業務の内容」のとおり' : null,
      question: '担当する業務の範囲と、成果物があればその内容',
      fields: ['description'],
    },
    {
      id: 'reward',
      label: '報酬の額',
      stated:
        (reward.min ?? reward.max) === null || !isClearReward(reward)
          ? null
          : `${rewardText(reward)}（税別）`,
      question: '報酬の額、または計算の方法',
      fields: ['reward'],
    },
    {
      id: 'payment-day',
      label: '報酬の支払期日',
      stated: findSentence(vacancy, OWN_REWARD, PAYMENT_DAY),
      question: '締め日と、報酬が支払われる日',
      fields: ['description', 'selection'],
    },
    {
      id: 'parties',
      label: '委託者・受託者の名称',
      stated: LEGAL_NAME.exec(company_profile)?.[0] ?? null,
      question: '契約の相手となる会社の正式な名称',
      fields: ['company_profile'],
    },
    {
      id: 'commission-day',
      label: '業務委託をした日',
      stated: findSentence(vacancy, COMMISSION_DAY),
      question: '契約を結ぶ日',
      fields: ['description', 'selection'],
    },
    {
      id: 'period',
      label: '役務の提供を受ける期間',
      stated: starts_on && duration ? `${fullDayText(starts_on)}から${duration}` : null,
      question: '業務を始める日と終える日、成果物があればその納期',
      fields: ['starts_on', 'duration'],
    },
    {
      id: 'place',
      label: '役務の提供を受ける場所',
      stated: workplace(vacancy),
      question: '業務を行う場所と、出社の頻度',
      fields: ['region', 'place', 'remote'],
    },
    {
      id: 'inspection-day',
      label: '検査を完了する日',
      stated: findSentence(vacancy, INSPECTION_DAY),
      question: '成果物の検査の有無と、検査を終える日',
      fields: ['description', 'selection'],
    },
    {
      id: 'payment-method',
      label: '支払いの方法',
      stated: findSentence(vacancy, OWN_REWARD, PAYMENT_METHOD),
      question: '報酬は口座への振込か、ほかの方法か',
      fields: ['description', 'selection'],
    },
  ];
  return conditions.filter(({ fields }) => !fields.some((name) => isUnknown(vacancy, name)));
}
