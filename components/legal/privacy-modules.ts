import type { SiteConfig } from '@/config/site';
import type { LegalArticle } from './legal-text';

/** What Google's sign-in sends, where the operator offers it: the page on information modules says the same. */
export const GOOGLE_MODULE = [
  { term: 'モジュールの名称', detail: 'Googleでログイン（Google Identity Services）' },
  {
    term: '送信先',
    detail: 'Google LLC（アメリカ合衆国）',
  },
  {
    term: '送信される情報',
    detail:
      'IPアドレス、ブラウザー及び端末の種類、閲覧中のページのURL、日時、Googleが利用者の端末に保存したCookieその他の識別子',
  },
  {
    term: '当社の利用目的',
    detail: 'Googleアカウントによるログイン、会員登録及び本人の確認のため',
  },
  {
    term: '送信先の利用目的',
    detail: '認証の提供、不正な利用の防止その他Googleのプライバシーポリシーに定める目的',
  },
  {
    term: '送信の時期',
    detail:
      'ログイン、会員登録又は外部のアカウントの設定の画面（ログインのための小さな画面を含みます。）を表示した時',
  },
] as const;

/** What the tag manager sends, where the operator has set one and the reader has agreed (decision 0055). */
export const TAG_MANAGER_MODULE = [
  { term: 'モジュールの名称', detail: 'Googleタグマネージャー、Googleアナリティクス' },
  { term: '送信先', detail: 'Google LLC（アメリカ合衆国）' },
  {
    term: '送信される情報',
    detail:
      'IPアドレス、ブラウザー及び端末の種類、閲覧中のページのパス（検索した語句等を含みません。）、参照元、日時、Cookieに保存された識別子',
  },
  { term: '当社の利用目的', detail: '閲覧の状況の分析及び本サービスの改善のため' },
  {
    term: '送信先の利用目的',
    detail: 'アクセス解析の提供その他Googleのプライバシーポリシーに定める目的',
  },
  {
    term: '使用するCookie',
    detail:
      '_ga及び_ga_で始まる名称のCookie。利用者を区別するために、許可された後に設定されます。有効期間は最長2年です。',
  },
  {
    term: '送信の時期',
    detail:
      '利用者がアクセス解析を許可した後に、ページを表示した時。ログイン及び会員登録の画面、マイページ並びに応募の入力及び確認の画面の閲覧は送信しません。',
  },
] as const;

type Rows = readonly { term: string; detail: string }[];

/** The modules that the site loads as it is set up. */
const modulesInUse = ({ googleClientId, tagManagerId }: SiteConfig): Rows[] => [
  ...(googleClientId ? [GOOGLE_MODULE] : []),
  ...(tagManagerId ? [TAG_MANAGER_MODULE] : []),
];

/** What is sent to others from the reader's own device: true to what the site loads as it is set up. */
export function privacyModules(config: SiteConfig): LegalArticle {
  const modules = modulesInUse(config);
  return {
    id: 'information-modules',
    title: '情報収集モジュール及び情報の外部送信',
    clauses: [
      ...modules.map((rows, at) => ({
        text:
          at === 0
            ? `本サービスは、閲覧者の端末に記録された情報を当社以外の者に送信する次のモジュールを使用しています。${without(config)}`
            : '本サービスは、前項のほか、次のモジュールを使用しています。',
        rows: [...rows],
      })),
      ...(modules.length === 0
        ? [
            '本サービスは、現在、閲覧者の端末に記録された情報を当社以外の者に送信する情報収集モジュール（アクセス解析、広告の配信等のために第三者が提供するプログラムをいいます。）を使用していません。',
          ]
        : []),
      '新たに情報収集モジュールを使用する場合、当社は、電気通信事業法の定めに従い、送信される情報の内容、送信先の名称及び利用目的を、あらかじめ本ポリシーに掲載します。',
    ],
  };
}

const without = ({ tagManagerId }: SiteConfig): string =>
  tagManagerId
    ? 'アクセス解析のためのモジュールは、利用者が許可した場合に限り使用します。広告の配信のための情報収集モジュールは使用していません。'
    : 'アクセス解析又は広告の配信のための情報収集モジュールは使用していません。';
