import type { Choice } from '@/schemas/choice-fields';
import { OTHER_CERTIFICATION } from '@/schemas/member-codes';
import { prefectures } from '@/schemas/prefectures';

const toChoices = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The message shown at a field whose value is not in its choice list. */
export const INVALID_CHOICE_MESSAGE = '選択肢の中から選んでください。';

/** Returns whether a value is one of a choice list. */
export const isChoice = (list: readonly Choice[], value: string): boolean =>
  list.some((choice) => choice.value === value);

/** Response of GET /certification-choices/. */
export const certifications = toChoices({
  cpa: '公認会計士',
  cpa_passed: '公認会計士試験 合格（論文式）',
  cpa_short: '公認会計士試験 短答式合格',
  tax_accountant: '税理士',
  tax_subjects: '税理士試験 科目合格',
  uscpa: '米国公認会計士（USCPA）',
  uscpa_passed: 'USCPA 全科目合格',
  cia: '公認内部監査人（CIA）',
  cisa: '公認情報システム監査人（CISA）',
  cfe: '公認不正検査士（CFE）',
  cma_jp: '証券アナリスト（CMA）',
  sme_consultant: '中小企業診断士',
  lawyer: '弁護士',
  social_insurance: '社会保険労務士',
  boki1: '日商簿記検定1級',
  boki2: '日商簿記検定2級',
  ipo_specialist: 'IPO・内部統制実務士',
  fp1: '1級ファイナンシャル・プランニング技能士',
  mba: 'MBA・会計大学院修了',
  toeic: 'TOEIC L&R',
  [OTHER_CERTIFICATION]: 'その他',
});

/** Response of GET /hope-workstyle-choices/. */
export const hopeWorkstyles = toChoices({
  freelance: 'フリーランス（業務委託）',
  side_job: '副業',
  part_time_audit: '非常勤監査',
  spot: 'スポット・繁忙期のみ',
  employee: '正社員',
  contract: '契約社員・パートタイム',
  cfo: 'CFO・管理部門責任者',
  outside_director: '社外取締役',
  auditor: '社外・常勤監査役',
  adviser: '顧問・アドバイザー',
});

/** Response of GET /current-workstyle-choices/. */
export const currentWorkstyles = toChoices({
  independent: '独立開業（個人事務所・フリーランス）',
  audit_firm: '監査法人に勤務',
  tax_firm: '会計事務所・税理士法人に勤務',
  company: '事業会社に勤務',
  consulting: 'コンサルティング会社・金融機関に勤務',
  director: '会社役員',
  public: '官公庁・教育機関などに勤務',
  leave: '休職・育児休業中',
  between: '離職中',
  other: 'その他',
});

/** Response of GET /withdraw-reason-choices/. */
export const withdrawReasons = toChoices({
  no_match: '希望に合う案件がない',
  found_here: 'このサービスで仕事が決まった',
  found_elsewhere: '他のサービスや紹介で仕事が決まった',
  employed: '就職・転職した',
  busy: '忙しくなり、案件を探していない',
  too_many_mails: 'メールが多い',
  hard_to_use: '使い方が分かりにくい',
  privacy: '個人情報の登録に不安がある',
  other: 'その他',
});

/** Sorted by code, because JavaScript orders the object key '10' before '01'. */
export const regions = toChoices(prefectures).sort((a, b) => a.value.localeCompare(b.value));
