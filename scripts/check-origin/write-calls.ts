import { isSuccess } from '@/api/transport/calls';
import { isRefused, NO_CALL } from './failures';
import { type Check, type Finding, missing, type Run, unchecked } from './findings';
import { noReplyOf } from './origin-client';
import type { Group } from './report';

/** The writes of spec §7 that `--login` and `--writes` try, and without which nobody can use the site as a member. */
const JOURNEY: Readonly<Record<string, string>> = {
  'POST /login/': 'ログイン',
  'PATCH /members/{memberId}/': 'プロフィールの保存',
  'PATCH /career-education/{memberId}/': '職務経歴の保存',
  'PATCH /skill-category-informations/{id}/': 'スキルの保存',
  'POST /vacancy-applications/': '案件への応募',
  'POST /vacancy-applications/{id}/cancel/': '応募の取消し',
  'POST /applications/': 'セミナーの申込み',
  'POST /applications/{id}/cancel/': '申込みの取消し',
};
/** The others, most of which are only looked for, with OPTIONS. */
const OTHERS: Readonly<Record<string, string>> = {
  'POST /members/': '会員登録',
  'POST /set-password/': '登録の完了',
  'POST /login/google/': 'Googleでログイン',
  'POST /logout/': 'ログアウト',
  'POST /agree-terms/': '利用規約への同意',
  'POST /change-password/': 'パスワードの変更',
  'POST /change-email/': 'メールアドレスの変更',
  'GET /change-email/': 'メールアドレスの変更の確認',
  'PATCH /change-email/': 'メールアドレスの変更の確定',
  'POST /reset-google/': 'Google連携の解除',
  'POST /issue-password-token/': 'パスワード再設定の申請',
  'POST /update-password/': 'パスワードの再設定',
  'PATCH /members/{memberId}/withdraw/': '退会',
  'POST /skill-category-informations/': 'スキルの登録',
  'PATCH /vacancy-applications/{id}/reapplication/': '再応募',
  'PATCH /applications/{id}/reapplication/': '再申し込み',
};

/** Returns the group and the subject of a write's row. @param purpose where one call saves several parts */
export const rowOf = (name: string, purpose = JOURNEY[name] ?? OTHERS[name]): [Group, string] => [
  name in JOURNEY ? 'journey' : 'writes',
  `${name}（${purpose}）`,
];

/** Returns why OPTIONS tells nothing; '' when the API answers it for a call that exists, as Django REST Framework does. */
async function optionsFault({ client }: Run): Promise<string> {
  const statusOf = async (path: string) => (await client.call('OPTIONS', path)).status;
  const isAnswered =
    (await statusOf('/categories/')) !== 404 && (await statusOf('/check-origin-no-such-call/')) === 404;
  return isAnswered ? '' : 'APIが OPTIONS に応じないため、確認していません。';
}

async function findCall(name: string, { client }: Run): Promise<Finding> {
  const [method = '', path = ''] = name.split(' ');
  // An id that fits the patterns of urls.py. OPTIONS does not look for the record.
  const reply = await client.call('OPTIONS', path.replace(/\{\w+\}/g, '1'));
  if (reply.status === 404) return missing('404：この呼び出しがありません。', NO_CALL);
  const allowed = reply.headers.get('allow');
  // Only a success lists the methods of the view itself.
  if (isSuccess(reply) && allowed !== null && !allowed.split(/,\s*/).includes(method))
    return missing(`${method} を受け付けません（${allowed}）。`, `ビューに ${method} を加えてください。`);
  if (isSuccess(reply) || isRefused(reply) || reply.status === 405)
    return unchecked('パスがあります。書き込みは試していません。');
  return unchecked(`OPTIONS に ${reply.status} を返すため、わかりません。`);
}

/** Returns the checks whether the writes exist. OPTIONS changes nothing. */
export function writeCallChecks(): Check[] {
  let fault: string | undefined;
  return Object.keys({ ...JOURNEY, ...OTHERS }).map((name) => [
    ...rowOf(name),
    async (run) => {
      fault ??= await optionsFault(run).catch((error) => {
        if (noReplyOf(error)) return `OPTIONS に応答がありません（${error.message}）。`;
        throw error;
      });
      return fault ? unchecked(fault) : findCall(name, run);
    },
  ]);
}
