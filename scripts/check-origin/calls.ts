import { SEMINAR_PAGE_SIZE } from '@/api/seminars';
import { VACANCY_SUMMARY_PAGE_SIZE } from '@/api/vacancies';
import { VACANCY_PAGE_SIZE } from '@/lib/vacancies/vacancy-filters';
import type { ReplyReaderName } from './assess-reply';

/** The National Tax Agency's own corporate number, which is of 13 digits and valid. */
const SAMPLE_INVOICE_NUMBER = '7000012050002';

/** A record from an earlier reply, by which a detail is asked for. */
export type Sample = 'vacancy' | 'seminar';

/** A call of spec §7 that changes nothing. */
export interface ReadCall {
  /** Method and path as in spec §7. */
  name: string;
  /** What the site shows with it. */
  purpose: string;
  resource: ReplyReaderName;
  /**
   * Who must be able to make the call: everybody, members, or `anyone` where the site works with both, because only its
   * member area makes the call.
   */
  access: 'public' | 'member' | 'anyone';
  /** The address, where it differs from the path in `name`. `{id}` is that of the sample. */
  address?: string;
  sample?: Sample;
  /** The size of a page that the call asks for. */
  pageSize?: number;
  body?: unknown;
  /** True when the API may not know what is looked up, which it says with 400 or 404. */
  isLookup?: boolean;
  /** The call that the site uses instead of this one. */
  alias?: string;
}

const read = (
  name: string,
  purpose: string,
  resource: ReplyReaderName,
  access: ReadCall['access'],
  rest: Partial<ReadCall> = {},
): ReadCall => ({ name, purpose, resource, access, ...rest });

/** The reads of spec §7. A list comes before its detail, which needs an id. */
export const SPEC_READS: readonly ReadCall[] = [
  read('GET /categories/', '案件の職種', 'categories', 'public'),
  read('GET /vacancies/', '案件の一覧', 'vacancies', 'public', {
    address: `/vacancies/?page=1&vacancy_page_size=${VACANCY_PAGE_SIZE}`,
    pageSize: VACANCY_PAGE_SIZE,
  }),
  read('GET /vacancies/{id}/', '案件の詳細', 'vacancy', 'public', {
    address: '/vacancies/{id}/',
    sample: 'vacancy',
  }),
  read('GET /vacancy-summaries/', 'トップの案件', 'vacancySummaries', 'public', {
    address: `/vacancy-summaries/?page=1&vacancy_page_size=${VACANCY_SUMMARY_PAGE_SIZE}&status=open`,
    pageSize: VACANCY_SUMMARY_PAGE_SIZE,
  }),
  read('GET /seminar-summaries/', 'セミナーの一覧', 'seminarSummaries', 'public', {
    address: `/seminar-summaries/?page=1&seminar_page_size=${SEMINAR_PAGE_SIZE}`,
    pageSize: SEMINAR_PAGE_SIZE,
  }),
  read('GET /seminars/', 'セミナーの詳細', 'seminars', 'public', {
    address: '/seminars/?id={id}',
    sample: 'seminar',
  }),
  read('GET /columns/', 'コラム', 'columns', 'public'),
  read('GET /tags/', 'コラムのタグ', 'tags', 'public'),
  read('GET /public/columns/', 'コラム（別名）', 'columns', 'public', { alias: '/columns/' }),
  read('GET /public/tags/', 'コラムのタグ（別名）', 'tags', 'public', { alias: '/tags/' }),
  read('GET /certification-choices/', '資格の選択肢', 'choices', 'anyone'),
  read('GET /hope-workstyle-choices/', '希望する働き方の選択肢', 'choices', 'anyone'),
  read('GET /current-workstyle-choices/', '現在の働き方の選択肢', 'choices', 'anyone'),
  read('GET /region-choices/', '希望地域の選択肢', 'choices', 'anyone'),
  read('GET /withdraw-reason-choices/', '退会理由の選択肢', 'choices', 'anyone'),
  read('GET /skills/', 'スキルの選択肢', 'skills', 'anyone'),
  read('GET /abilities/', '強みの選択肢', 'abilities', 'anyone'),
  read('POST /address-from-zip/', '郵便番号から住所', 'addresses', 'anyone', {
    body: { zip: '1000001' },
    isLookup: true,
  }),
  read('GET /check-invoice-number/{number}/', 'インボイス番号の照会', 'invoiceLookup', 'anyone', {
    address: `/check-invoice-number/${SAMPLE_INVOICE_NUMBER}/`,
    isLookup: true,
  }),
  read('GET /members/me/', '会員本人', 'me', 'member'),
  read('GET /vacancy-applications/', '案件への応募', 'vacancyApplications', 'member'),
  read('GET /vacancy-applied/', '応募した案件', 'appliedVacancies', 'member'),
  read('GET /vacancy-applied-summaries/', '応募した案件の見出し', 'appliedVacancySummaries', 'member'),
  read('GET /applications/', 'セミナーの申込み', 'seminarApplications', 'member'),
  read('GET /applied/', '申し込んだセミナー', 'appliedSeminars', 'member'),
  read('GET /seminar-applied-summaries/', '申し込んだセミナーの見出し', 'appliedSeminarSummaries', 'member'),
];

/** The writes of spec §7. Without `--writes` only their existence is checked, with OPTIONS. */
export const WRITE_CALLS: readonly { name: string; purpose: string }[] = [
  { name: 'POST /members/', purpose: '会員登録' },
  { name: 'POST /set-password/', purpose: '登録の完了' },
  { name: 'POST /login/', purpose: 'ログイン' },
  { name: 'POST /login/google/', purpose: 'Googleでログイン' },
  { name: 'POST /logout/', purpose: 'ログアウト' },
  { name: 'POST /agree-terms/', purpose: '利用規約への同意' },
  { name: 'POST /change-password/', purpose: 'パスワードの変更' },
  { name: 'POST /change-email/', purpose: 'メールアドレスの変更' },
  { name: 'GET /change-email/', purpose: 'メールアドレスの変更の確認' },
  { name: 'PATCH /change-email/', purpose: 'メールアドレスの変更の確定' },
  { name: 'POST /reset-google/', purpose: 'Google連携の解除' },
  { name: 'POST /issue-password-token/', purpose: 'パスワード再設定の申請' },
  { name: 'POST /update-password/', purpose: 'パスワードの再設定' },
  { name: 'PATCH /members/{memberId}/', purpose: 'プロフィールの保存' },
  { name: 'PATCH /members/{memberId}/withdraw/', purpose: '退会' },
  { name: 'PATCH /career-education/{memberId}/', purpose: '職務経歴の保存' },
  { name: 'POST /skill-category-informations/', purpose: 'スキルの登録' },
  { name: 'PATCH /skill-category-informations/{id}/', purpose: 'スキルの保存' },
  { name: 'POST /vacancy-applications/', purpose: '案件への応募' },
  { name: 'POST /vacancy-applications/{id}/cancel/', purpose: '応募の取消し' },
  { name: 'PATCH /vacancy-applications/{id}/reapplication/', purpose: '再応募' },
  { name: 'POST /applications/', purpose: 'セミナーの申込み' },
  { name: 'POST /applications/{id}/cancel/', purpose: '申込みの取消し' },
  { name: 'PATCH /applications/{id}/reapplication/', purpose: '再申込み' },
];

/** Returns the method and the path of a call. */
export const parseCall = (name: string): { method: string; path: string } => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
};
