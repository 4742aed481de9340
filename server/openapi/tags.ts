/** The tags of the API reference in reading order. Every route names one of them. */
export const apiTags = {
  auth: {
    name: '認証',
    description: '会員登録、ログイン、パスワードとメールアドレスの変更です。',
  },
  members: {
    name: '会員',
    description: '会員本人の情報です。ほかの会員の情報は、読むことも書くこともできません。',
  },
  vacancies: {
    name: '案件',
    description: '公開中の案件です。ログインしなくても読めます。',
  },
  vacancyApplications: {
    name: '案件への応募',
    description: '会員本人の応募です。応募は案件ごとに1件で、取り消した応募は再応募できます。',
  },
  seminars: {
    name: 'セミナー',
    description: '公開中のセミナーです。ログインしなくても読めます。',
  },
  seminarApplications: {
    name: 'セミナーへの申込み',
    description: '会員本人の申込みです。',
  },
  columns: {
    name: 'コラム',
    description: 'コラムとタグです。パスに public を重ねても同じ内容を返します。',
  },
  companies: {
    name: '企業',
    description: '業務を依頼したい企業からの相談です。ログインしなくても送れます。',
  },
  choices: {
    name: '選択肢・照会',
    description: '選択肢の一覧、郵便番号による住所の照会、適格請求書発行事業者の照会です。',
  },
} as const;

/** The description of a call that the specification does not have, so that another API may not have it either. */
export const BEYOND_SPECIFICATION =
  '元の仕様にはない、この実装だけの呼び出しです。ほかのAPIは404を返してかまいません。';
