import { type Check, isRefused, isSuccess, missing, type Run, unchecked } from './findings';
import { NoReplyError } from './origin-client';

/** The writes of spec §7 by method and path. Without `--writes` only their existence is checked, with OPTIONS. */
const WRITE_CALLS: ReadonlyMap<string, string> = new Map([
  ['POST /members/', '会員登録'],
  ['POST /set-password/', '登録の完了'],
  ['POST /login/', 'ログイン'],
  ['POST /login/google/', 'Googleでログイン'],
  ['POST /logout/', 'ログアウト'],
  ['POST /agree-terms/', '利用規約への同意'],
  ['POST /change-password/', 'パスワードの変更'],
  ['POST /change-email/', 'メールアドレスの変更'],
  ['GET /change-email/', 'メールアドレスの変更の確認'],
  ['PATCH /change-email/', 'メールアドレスの変更の確定'],
  ['POST /reset-google/', 'Google連携の解除'],
  ['POST /issue-password-token/', 'パスワード再設定の申請'],
  ['POST /update-password/', 'パスワードの再設定'],
  ['PATCH /members/{memberId}/', 'プロフィールの保存'],
  ['PATCH /members/{memberId}/withdraw/', '退会'],
  ['PATCH /career-education/{memberId}/', '職務経歴の保存'],
  ['POST /skill-category-informations/', 'スキルの登録'],
  ['PATCH /skill-category-informations/{id}/', 'スキルの保存'],
  ['POST /vacancy-applications/', '案件への応募'],
  ['POST /vacancy-applications/{id}/cancel/', '応募の取消し'],
  ['PATCH /vacancy-applications/{id}/reapplication/', '再応募'],
  ['POST /applications/', 'セミナーの申込み'],
  ['POST /applications/{id}/cancel/', '申込みの取消し'],
  ['PATCH /applications/{id}/reapplication/', '再申込み'],
]);

/** Returns the method and the path of a call. */
export const parseCall = (name: string): { method: string; path: string } => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
};

/** Returns the subject of a write's row. */
export const subjectOf = (name: string): string => {
  const purpose = WRITE_CALLS.get(name);
  return purpose ? `${name}（${purpose}）` : name;
};

/** Returns why OPTIONS tells nothing; '' when the API answers it for a call that exists, as Django REST Framework does. */
async function optionsFault({ client }: Run): Promise<string> {
  try {
    const known = await client.call('OPTIONS', '/categories/');
    const unknown = await client.call('OPTIONS', '/check-origin-no-such-call/');
    const isAnswered = known.status !== 404 && unknown.status === 404;
    return isAnswered ? '' : 'APIが OPTIONS に応じないため、確認していません。';
  } catch (error) {
    if (!(error instanceof NoReplyError)) throw error;
    return `OPTIONS に応答がありません（${error.message}）。`;
  }
}

async function findCall(name: string, { client }: Run) {
  const { method, path } = parseCall(name);
  // An id that fits the patterns of urls.py. OPTIONS does not look for the record.
  const reply = await client.call('OPTIONS', path.replace(/\{\w+\}/g, '1'));
  if (reply.status === 404)
    return missing(
      '404：この呼び出しがありません。',
      'urls.py に /api/v3/public/ 以下のこのパスを加えてください。',
    );
  const allowed = reply.headers.get('allow');
  // Only a success lists the methods of the view itself.
  if (isSuccess(reply) && allowed !== null && !allowed.split(/,\s*/).includes(method))
    return missing(
      `このパスは ${method} を受け付けません（${allowed}）。`,
      `ビューに ${method} を加えてください。`,
    );
  const exists = isSuccess(reply) || isRefused(reply) || reply.status === 405;
  return unchecked(
    exists
      ? 'パスがあります。書き込みは試していません。'
      : `OPTIONS に ${reply.status} を返すため、わかりません。`,
  );
}

/** Returns the checks whether the writes exist. OPTIONS changes nothing. */
export function writeCallChecks(): Check[] {
  let fault: string | undefined;
  return [...WRITE_CALLS.keys()].map((name) => ({
    group: 'writes',
    subject: subjectOf(name),
    find: async (run) => {
      fault ??= await optionsFault(run);
      return fault ? unchecked(fault) : findCall(name, run);
    },
  }));
}
