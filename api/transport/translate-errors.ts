import type { AxiosInstance } from 'axios';
import { isRecord, NON_FIELD_ERROR_KEYS } from '@/lib/error-body';
import { GOOGLE_ACCESS_DENIED, isGoogleLoginErrorCode } from '@/schemas/account-codes';

/** Sentences of Django and Django REST Framework, most of them in English, and what people read instead. */
const SENTENCES: readonly [pattern: RegExp, japanese: string][] = [
  [
    /^(Authentication credentials were not provided|Incorrect authentication credentials|User inactive or deleted|認証情報が含まれていません)/,
    'ログインが必要です。もう一度ログインしてください。',
  ],
  [/^You do not have permission/, 'この操作を行う権限がありません。'],
  [/^CSRF Failed/, '画面の有効期限が切れました。ページを再読み込みして、もう一度お試しください。'],
  [/^(Not found|No .+ matches the given query|Invalid page)/, '該当する情報が見つかりませんでした。'],
  [/^Method .+ not allowed|^メソッド .+ は許されていません/, 'この操作は、現在ご利用いただけません。'],
  [
    /^(Unsupported media type|JSON parse error|Multipart form parse error)/,
    '送信した内容を読み取れませんでした。',
  ],
  [
    /^(Unable to log in with provided credentials|No active account found with the given credentials|Please enter a correct .+ and password)/,
    'メールアドレスまたはパスワードが正しくありません。',
  ],
  [
    /^(Token is invalid or expired|Invalid (value|token)\b|The (link|token) (is|has) )/,
    'リンクの有効期限が切れているか、すでに使用されています。',
  ],
  [
    /^(This field is required|This field may not be (null|blank)|This list may not be empty|No file was submitted)/,
    '入力してください。',
  ],
  [/^Enter a valid email address/, 'メールアドレスの形式で入力してください。'],
  [/^Enter a valid URL/, 'URLの形式で入力してください。'],
  [/no more than (\d+) characters/, '$1文字以内で入力してください。'],
  [/at least (\d+) characters/, '$1文字以上で入力してください。'],
  [/less than or equal to (-?\d+(\.\d+)?)/, '$1以下の値を入力してください。'],
  [/greater than or equal to (-?\d+(\.\d+)?)/, '$1以上の値を入力してください。'],
  [/^(A valid (integer|number) is required|Enter a (whole )?number)/, '数字で入力してください。'],
  [/^(Date|Datetime|Time) has wrong format|^Enter a valid date/, '日付を正しく入力してください。'],
  [/is not a valid choice|object does not exist|^Select a valid choice/, '選択肢から選び直してください。'],
  [/already exists\.?$|must be unique|must make a unique set/, 'すでに登録されています。'],
  [/^Not a valid (string|boolean)|^Expected a |^Incorrect type/, '正しい形式で入力してください。'],
  [/^Upload a valid image/, '画像のファイルを選んでください。'],
  [/^This password is too short/, 'パスワードが短すぎます。'],
  [/^This password is too common/, 'よく使われるパスワードは設定できません。'],
  [/^This password is entirely numeric/, '数字だけのパスワードは設定できません。'],
  [/^The password is too similar to/, '登録情報に似たパスワードは設定できません。'],
];

/** The messages that the specification gives in English (spec §5). */
const SPECIFIED = /^(Zip code is required|Invalid zip code|Invalid ID)\.?$/;

const isEnglish = (text: string): boolean =>
  /[a-z]{2}/i.test(text) && !/[\u3040-\u30ff\u3400-\u9fff]/.test(text) && !SPECIFIED.test(text);

/** Returns what people read for a sentence; undefined for an English one without a known translation. */
function toJapanese(sentence: string): string | undefined {
  for (const [pattern, japanese] of SENTENCES) {
    const match = pattern.exec(sentence);
    if (match) return japanese.replace('$1', match[1] ?? '');
  }
  return isEnglish(sentence) ? undefined : sentence;
}

/** Translates the sentences of a tree of errors, as Django REST Framework nests them like the input. */
function translateTree(value: unknown, fallback: string): unknown {
  if (typeof value === 'string') return toJapanese(value) ?? fallback;
  if (Array.isArray(value)) return value.map((each) => translateTree(each, fallback));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'code' ? each : translateTree(each, fallback),
    ]),
  );
}

/** The fields that are no messages, or that the specification shows as they are (spec §8: `error`). */
const UNTRANSLATED = new Set(['error', 'code', 'status', 'status_code', 'url']);

/**
 * Returns whether `message` is shown as it is: as a text, and beside a code of Google login (spec §4). Any other list is
 * that of a field with this name.
 */
const isOwnMessage = (message: unknown, code: unknown): boolean =>
  typeof message === 'string' ||
  (typeof code === 'string' && (isGoogleLoginErrorCode(code) || code === GOOGLE_ACCESS_DENIED));

const FIELD_FALLBACK = '入力内容を確認してください。';
const GENERAL_FALLBACK = 'お手続きを完了できませんでした。内容を確認して、もう一度お試しください。';

/**
 * Returns the body of an error with Japanese sentences in place of English ones of Django. A sentence without a known
 * translation becomes a general one; for a 403 and for errors of the server it is omitted, also at a field, because the
 * specification has a text for an error without a reason (spec §8). `error` stays as it is.
 */
export function translateErrorBody(status: number, body: unknown): unknown {
  // The sentence of a throttled call says when to try again (lib/error-body.ts).
  if (status === 429) return body;
  const hasOwnText = status === 403 || status >= 500;
  const generalFallback = hasOwnText ? '' : GENERAL_FALLBACK;
  // A view of Django outside of its REST framework answers with a page, in the language of the site.
  if (status === 403 && typeof body === 'string' && /CSRF verification|CSRF\s?検証/.test(body))
    return { detail: toJapanese('CSRF Failed') };
  if (Array.isArray(body)) return translateTree(body, generalFallback);
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (UNTRANSLATED.has(name) || (name === 'message' && isOwnMessage(value, body.code)))
        return [[name, value]];
      const isGeneral = name === 'detail' || NON_FIELD_ERROR_KEYS.has(name);
      const fieldFallback = hasOwnText ? '' : FIELD_FALLBACK;
      const translated = translateTree(value, isGeneral ? generalFallback : fieldFallback);
      return translated === '' ? [] : [[name, translated]];
    }),
  );
}

/** Translates the errors of every failed call. The original sentences stay in the browser's console for operators. */
export function translateErrors(http: AxiosInstance): void {
  http.interceptors.response.use(undefined, (error) => {
    const { response } = error;
    if (response) {
      const original = JSON.stringify(response.data);
      response.data = translateErrorBody(response.status, response.data);
      if (JSON.stringify(response.data) !== original)
        // biome-ignore lint/suspicious/noConsole: the only place where an operator finds what the API really said
        console.info(
          `${error.config?.method?.toUpperCase()} ${error.config?.url}: ${response.status} ${original}`,
        );
    }
    throw error;
  });
}
