import { GOOGLE_ACCESS_DENIED, isGoogleLoginErrorCode } from '@/schemas/account-codes';
import { isObject } from '@/schemas/wire-values';
import { DJANGO_SENTENCES } from './django-sentences';
import { errorSentence, NON_FIELD_ERROR_KEYS } from './error-body';

const isEnglish = (text: string): boolean =>
  /[a-z]{2}/i.test(text) && !/[\u3040-\u30ff\u3400-\u9fff]/.test(text);

/** Returns what people read for a sentence; undefined for an English one without a known translation. */
function toJapanese(sentence: string): string | undefined {
  for (const [pattern, text] of DJANGO_SENTENCES) {
    const match = pattern.exec(sentence);
    if (match) return text.replace('$1', match[1] ?? '');
  }
  return isEnglish(sentence) ? undefined : sentence;
}

/** Translates the sentences of a tree of errors, as Django REST Framework nests them like the input. */
function translateTree(value: unknown, fallback: string): unknown {
  if (typeof value === 'string') return toJapanese(value) ?? fallback;
  if (Array.isArray(value)) return value.map((each) => translateTree(each, fallback));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translateTree(each, fallback)]),
  );
}

/** The fields that are no messages, or that the specification shows as they are (spec §8: `error`). */
const UNTRANSLATED = new Set(['error', 'code', 'url']);

/** Returns whether `message` is shown as it is: beside a code of Google login (spec §4). */
const isOwnMessage = (code: unknown): boolean =>
  typeof code === 'string' && (isGoogleLoginErrorCode(code) || code === GOOGLE_ACCESS_DENIED);

const FIELD_FALLBACK = '入力内容を確認してください。';
const GENERAL_FALLBACK = 'お手続きを完了できませんでした。内容を確認して、もう一度お試しください。';

/**
 * Returns the body of an error with Japanese sentences in place of English ones of Django. A sentence without a known
 * translation becomes a general one; for a 403, for errors of the server and for a text in place of JSON it is omitted, also
 * at a field, because the specification has a text for an error without a reason (spec §8). `error` stays as it is.
 */
export function translateErrorBody(status: number, body: unknown): unknown {
  // The sentence of a throttled call says when to try again (lib/errors/error-body.ts).
  if (status === 429) return body;
  const hasOwnText = status === 403 || status >= 500 || status < 300;
  const generalFallback = hasOwnText ? '' : GENERAL_FALLBACK;
  // A view of Django outside of its REST framework answers with a page, in the language of the site.
  if (status === 403 && typeof body === 'string' && /CSRF verification|CSRF\s?検証/.test(body))
    return { detail: toJapanese('CSRF Failed') };
  if (Array.isArray(body)) return translateTree(body, generalFallback);
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (UNTRANSLATED.has(name) || (name === 'message' && isOwnMessage(body.code))) return [[name, value]];
      // A list under `message` belongs to the field of that name.
      const isMessage = name === 'message' && typeof value === 'string';
      const isGeneral = name === 'detail' || isMessage || NON_FIELD_ERROR_KEYS.has(name);
      const fieldFallback = hasOwnText ? '' : FIELD_FALLBACK;
      const translated = translateTree(value, isGeneral ? generalFallback : fieldFallback);
      return translated === '' ? [] : [[name, translated]];
    }),
  );
}

/**
 * Returns the body of an error with its sentence in `detail` where a view has sent the sentence alone, as `Response('…')`
 * does in JSON. A page, and JSON that was cut, are no sentences.
 */
function withDetail({ data, headers }: Pick<FailedReply, 'data' | 'headers'>): unknown {
  const isJson = String(headers?.['content-type']).includes('json');
  return isJson && typeof data === 'string' && /^[^<{[]/.test(data) ? { detail: data } : data;
}

const WRONG_PASSWORD = 'メールアドレスまたはパスワードが正しくありません。';
const LOGIN_BLOCKED =
  'ログインできませんでした。試行の回数が上限に達した可能性があります。しばらくしてからもう一度お試しください。';

/** What Django REST Framework says about a call without a login or a right, in English and Japanese. */
const NOT_AUTHENTICATED =
  /^(Authentication credentials|Incorrect authentication credentials|User inactive|You do not have permission|認証情報が|ユーザが無効|このアクションを実行する権限)/;

/**
 * Returns the body of a refused login. Django REST Framework refuses a wrong password like a call without a login, and an
 * API that blocks further attempts, such as django-axes, answers with a page.
 */
function loginErrorBody(status: number, data: unknown): unknown {
  if (status !== 401 && status !== 403) return data;
  if (typeof data === 'string' && data.trimStart().startsWith('<'))
    return /csrf/i.test(data) ? data : { error: status === 403 ? LOGIN_BLOCKED : WRONG_PASSWORD };
  const sentence = errorSentence(data);
  const isWrongPassword = sentence === undefined ? status === 401 : NOT_AUTHENTICATED.test(sentence);
  return isWrongPassword ? { error: WRONG_PASSWORD } : data;
}

interface FailedReply {
  status: number;
  data: unknown;
  headers?: { 'content-type'?: unknown };
}

/** Returns the body of a failed reply with Japanese sentences. */
export function translateReply({ status, data, headers }: FailedReply, { isLogin = false } = {}): unknown {
  const body = withDetail({ data, headers });
  return translateErrorBody(status, isLogin ? loginErrorBody(status, body) : body);
}
