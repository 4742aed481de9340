import { afterEach, describe, expect, it, vi } from 'vitest';
import { callError } from '@/api/transport/call-error';
import { errorMessage } from '@/lib/errors/api-call-error';
import { readFailedReply } from '@/lib/errors/error-body';
import { translateErrorBody } from '@/lib/errors/translate-errors';

const failureOf = (status: number, data: unknown, headers = {}) => readFailedReply({ status, data, headers });

afterEach(() => void vi.useRealTimers());

describe('field errors as Django REST Framework writes them', () => {
  it.each([
    [{ profile: { last_name: ['a', 'b'] } }, { 'profile.last_name': ['a', 'b'] }],
    [{ skills: [{}, { level: ['a'] }] }, { 'skills.1.level': ['a'] }],
    [{ careers: { 2: { company: ['a'] } } }, { 'careers.2.company': ['a'] }],
    [{ 'profile.zip': ['a'] }, { 'profile.zip': ['a'] }],
    [{ profile: { non_field_errors: ['a'] } }, { profile: ['a'] }],
    [{ zip: [{ message: 'a', code: 'invalid' }] }, { 'zip.0': ['a'] }],
    [{ tags: [['a'], ['b']] }, { tags: ['a', 'b'] }],
    [{ message: ['a'] }, { message: ['a'] }],
    [{ constructor: ['a'] }, { constructor: ['a'] }],
    [JSON.parse('{"__proto__":["a"]}'), JSON.parse('{"__proto__":["a"]}')],
    [{ status: ['a'] }, { status: ['a'] }],
    [{ message: 'a', a: {}, b: [], c: [null], d: 7, status: 400, status_code: 400 }, {}],
  ])('%j', (data, fields) => {
    expect(failureOf(400, data).fields).toEqual(fields);
  });

  it('errors of the whole input are the message', () => {
    expect(failureOf(400, { non_field_errors: ['a', 'b'] })).toMatchObject({
      error: 'a b',
      fields: { non_field_errors: ['a', 'b'] },
    });
  });

  it.each([
    [{ seminar: ['a', 'b'], member: ['c'] }, 'a b'],
    [{ skills: [{}, { level: ['a'] }] }, '習熟度：a'],
    [{ profile: { zip: ['この項目は必須です。'] } }, '郵便番号：この項目は必須です。'],
    [{ email: ['このメールアドレスは登録済みです。'] }, 'このメールアドレスは登録済みです。'],
    [{ 'careers.0.ended_on': ['a', 'b'] }, '終了年月：a b'],
    [{ message: ['a'] }, 'a'],
    [{ seminar: ['a'], non_field_errors: ['b'] }, 'b'],
    [{ seminar: ['a'], detail: 'b' }, 'b'],
  ])('the message of %j, for places without fields, is %j', (data, error) => {
    expect(failureOf(400, data).error).toBe(error);
  });

  it.each([
    [{ error: ['a', 'b'] }, 'a b'],
    [{ detail: 'a' }, 'a'],
    [{ error: '', detail: 'a' }, 'a'],
    [{ error: 'a', detail: 'b' }, 'a'],
    [{ error: { a: 1 } }, undefined],
    ['<h1>Error</h1>', undefined],
    [null, undefined],
  ])('the message of %j is %j', (data, error) => {
    expect(failureOf(403, data)?.error).toBe(error);
  });
});

describe('messages with their codes, as get_full_details() of Django REST Framework writes them', () => {
  it.each([
    ['detail as an object', { detail: { message: '登録できません。', code: 'invalid' } }, '登録できません。'],
    [
      'detail as a list of objects',
      { detail: [{ message: '登録できません。', code: 'invalid' }] },
      '登録できません。',
    ],
    ['error as an object', { error: { code: 'closed', message: '締め切りました。' } }, '締め切りました。'],
    [
      'a list without fields',
      [
        { message: '甲です。', code: 'a' },
        { message: '乙です。', code: 'b' },
      ],
      '甲です。 乙です。',
    ],
  ])('reads %s', (_, body, error) => {
    expect(failureOf(400, body)).toEqual({ status: 400, error, fields: {} });
  });

  it('reads the time of a throttled call from such a detail', () => {
    const body = {
      detail: { message: 'Request was throttled. Expected available in 45 seconds.', code: 'throttled' },
    };
    expect(failureOf(429, body).error).toBe('操作の回数が上限に達しました。45秒後にもう一度お試しください。');
  });

  it('has no sentence for an object without a message', () => {
    expect(failureOf(400, { detail: { code: 'invalid' } }).error).toBeUndefined();
  });
});

describe('a throttled call', () => {
  it.each([
    [{ 'retry-after': '12' }, {}, '12秒後'],
    [{ 'retry-after': '90' }, {}, '2分後'],
    [{ 'retry-after': '7200' }, {}, '2時間後'],
    [{}, { detail: 'Request was throttled. Expected available in 12 seconds.' }, '12秒後'],
    [{ 'retry-after': 'Sun, 22 Nov 2026 12:00:30 GMT' }, {}, '30秒後'],
    [{}, {}, 'しばらくしてから'],
  ])('with %j and %j says when to try again', (headers, data, expected) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    expect(failureOf(429, data, headers)?.error).toContain(expected);
  });

  it('shows the server’s sentence when it says when', () => {
    expect(
      failureOf(429, { error: '5分ほど待ってからお試しください。' }, { 'retry-after': '300' })?.error,
    ).toBe('5分ほど待ってからお試しください。');
  });
});

/** Returns a failure whose sentences have been translated before. */
const translatedFailureOf = (status: number, data: unknown) =>
  failureOf(status, translateErrorBody(status, data));

describe('a sentence of Django', () => {
  it('about the token of a mailed link is no question of login', () => {
    const expected = 'リンクの有効期限が切れているか、すでに使用されています。';
    expect(translatedFailureOf(400, { token: ['Invalid token.'] })?.error).toBe(expected);
    expect(translatedFailureOf(400, ['Invalid token.'])?.error).toBe(expected);
    // dj-rest-auth writes it without a full stop, Django REST Framework, for a value of another type, with one.
    expect(translatedFailureOf(400, { token: ['Invalid value'] })?.error).toBe(expected);
  });

  it.each([
    [
      403,
      'Authentication credentials were not provided.',
      'ログインが必要です。もう一度ログインしてください。',
    ],
    [403, 'You do not have permission to perform this action.', 'この操作を行う権限がありません。'],
    [403, 'CSRF Failed: CSRF token missing.', /再読み込み/],
    [404, 'Not found.', '該当する情報が見つかりませんでした。'],
    [404, 'No Vacancy matches the given query.', '該当する情報が見つかりませんでした。'],
    [405, 'Method "POST" not allowed.', 'この操作は、現在ご利用いただけません。'],
    [403, '認証情報が含まれていません。', 'ログインが必要です。もう一度ログインしてください。'],
    [405, 'メソッド "POST" は許されていません。', 'この操作は、現在ご利用いただけません。'],
    [400, 'Zip code is required', '郵便番号を入力してください。'],
    [400, 'Invalid zip code', '郵便番号は7桁の数字で入力してください。'],
    [400, 'Invalid ID', '該当する情報が見つかりませんでした。'],
    [415, 'Unsupported media type "text/plain" in request.', '送信した内容を読み取れませんでした。'],
    [403, 'ユーザが無効か削除されています。', 'ログインが必要です。もう一度ログインしてください。'],
    [403, 'このアクションを実行する権限がありません。', 'この操作を行う権限がありません。'],
    [404, '不正なページです。', '該当する情報が見つかりませんでした。'],
    [404, '見つかりませんでした。', /^該当する情報が見つかりませんでした。$/],
    [
      415,
      'リクエストのメディアタイプ "text/plain" はサポートされていません。',
      '送信した内容を読み取れませんでした。',
    ],
    [400, '提供された認証情報でログインできません。', 'メールアドレスまたはパスワードが正しくありません。'],
  ])('%i %s is shown in Japanese', (status, detail, expected) => {
    expect(translatedFailureOf(status, { detail })?.error).toEqual(expect.stringMatching(expected));
  });

  it.each([
    '<title>403 Forbidden</title><p>CSRF verification failed. Request aborted.</p>',
    '<title>403 Forbidden</title><p>CSRF検証に失敗したため、リクエストは中断されました。</p>',
  ])('in the page %s asks for a reload', (page) => {
    expect(translatedFailureOf(403, page)?.error).toMatch(/再読み込み/);
    expect(translatedFailureOf(403, '<h1>403 Forbidden</h1>')?.error).toBeUndefined();
  });

  it.each([
    ['This field is required.', '入力してください。'],
    ['This field may not be blank.', '入力してください。'],
    ['Enter a valid email address.', 'メールアドレスの形式で入力してください。'],
    ['Ensure this field has no more than 50 characters.', '50文字以内で入力してください。'],
    ['Ensure this field has at least 8 characters.', '8文字以上で入力してください。'],
    ['Ensure this value is less than or equal to 10.', '10以下の値を入力してください。'],
    ['Ensure this value is greater than or equal to 1.5.', '1.5以上の値を入力してください。'],
    ['A valid integer is required.', '数字で入力してください。'],
    ['"x" is not a valid choice.', '選択肢から選び直してください。'],
    ['Invalid pk "9" - object does not exist.', '選択肢から選び直してください。'],
    ['member with this email already exists.', 'すでに登録されています。'],
    ['This password is too common.', 'よく使われるパスワードは設定できません。'],
    ['Something that nobody has foreseen.', '入力内容を確認してください。'],
    ['この項目はnullにできません。', '入力してください。'],
    [
      '日付の形式が違います。以下のどれかの形式にしてください: YYYY-MM-DD。',
      '日付を正しく入力してください。',
    ],
    ['"x"は有効な選択肢ではありません。', '選択肢から選び直してください。'],
    ['主キー "9" は不正です - データが存在しません。', '選択肢から選び直してください。'],
    ['Object with name=x does not exist.', '選択肢から選び直してください。'],
    ['name=x のデータが存在しません。', '選択肢から選び直してください。'],
    ['該当月のデータが存在しません。', '該当月のデータが存在しません。'],
    ['Invalid value.', '正しい形式で入力してください。'],
    ['不正な値です。', '正しい形式で入力してください。'],
    ['項目 member, vacancy は一意な組でなければなりません。', 'すでに登録されています。'],
    ['この email を持った user が既に存在します。', 'すでに登録されています。'],
    ['不正な型です。str 型ではなく主キーの値を入力してください。', '正しい形式で入力してください。'],
    [
      'ファイル拡張子 “” は許可されていません。許可されている拡張子は bmp, jpg です。',
      '画像のファイルを選んでください。',
    ],
    ['この項目は必須です。', 'この項目は必須です。'],
  ])('at a field: %s', (sentence, expected) => {
    expect(translatedFailureOf(400, { profile: { name: [sentence] } })?.fields).toEqual({
      'profile.name': [expected],
    });
  });

  it('of the whole input is the message', () => {
    const body = { non_field_errors: ['Unable to log in with provided credentials.'] };
    expect(translatedFailureOf(400, body)?.error).toBe('メールアドレスまたはパスワードが正しくありません。');
  });

  it('without a known translation becomes a general one, or the text of the specification', () => {
    const messageOf = (status: number) =>
      errorMessage(
        callError(
          { status, data: { detail: 'Quota of the tenant exceeded.' } },
          { method: 'get', path: '/tags/' },
        ),
      );
    expect(messageOf(400)).toBe('お手続きを完了できませんでした。内容を確認して、もう一度お試しください。');
    expect(messageOf(500)).toBe('予期しないサーバーエラーが発生しました。もう一度お試しください。');
    expect(translatedFailureOf(403, { detail: 'Quota of the tenant exceeded.' })?.error).toBeUndefined();
  });

  it.each([
    [{ quota: ['Quota of the tenant exceeded.'] }],
    [{ message: ['Quota of the tenant exceeded.'] }],
    [['Quota of the tenant exceeded.']],
  ])('without a known translation is left out of %j where the input is not the cause', (data) => {
    for (const status of [403, 500])
      expect(translatedFailureOf(status, data)).toMatchObject({ error: undefined, fields: {} });
  });

  it('under message is translated, and shown when there is no other', () => {
    expect(
      translatedFailureOf(400, { status: 'error', message: '締切を過ぎています。', data: null })?.error,
    ).toBe('締切を過ぎています。');
    expect(translatedFailureOf(404, { message: 'Not found.' })?.error).toBe(
      '該当する情報が見つかりませんでした。',
    );
    expect(translatedFailureOf(500, { message: 'Something broke.' })?.error).toBeUndefined();
  });

  it('at a field named message is translated, as at any other', () => {
    const body = { message: ['This field may not be blank.'] };
    expect(translatedFailureOf(400, body).fields).toEqual({ message: ['入力してください。'] });
  });
});

describe('what stays as it is', () => {
  it.each([
    [400, { error: 'Please call us.' }],
    [400, { detail: '締切を過ぎています。', code: 'too_late' }],
    [400, { email: ['メールアドレス（e-mail）の形式で入力してください。'] }],
    [429, { detail: 'Request was throttled. Expected available in 12 seconds.' }],
    [400, { code: 'NO_LINKED_ACCOUNT', message: 'No account.', url: '/auth/login/' }],
    [400, { code: 'NO_LINKED_ACCOUNT', message: ['No account.'] }],
    [500, '<h1>Server Error (500)</h1>'],
    [204, null],
  ])('%i %j', (status, body) => {
    expect(translateErrorBody(status, body)).toEqual(body);
  });
});

describe('a body that is a text', () => {
  const errorOf = (type: string, data: string) =>
    callError(
      { status: 400, data, headers: { 'content-type': type } },
      { method: 'post', path: '/applications/' },
    ).error;

  it('is the sentence of a view that sends only this in JSON', () => {
    expect(errorOf('application/json', 'すでに申し込み済みです。')).toBe('すでに申し込み済みです。');
  });

  it.each([
    ['text/html', 'Bad Request'],
    ['application/json', '<h1>Bad Request</h1>'],
    ['application/json', '{"detail": "すでに'],
  ])('is no sentence as %s: %s', (type, data) => {
    expect(errorOf(type, data)).toBeUndefined();
  });
});

it('the original sentence is in the console of a browser, and a Japanese one is not', () => {
  vi.stubGlobal('window', {});
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const login = callError(
    { status: 404, data: { detail: 'Not found.' } },
    { method: 'post', path: '/login/' },
  );
  expect(login.error).toBe('該当する情報が見つかりませんでした。');
  expect(info).toHaveBeenCalledExactlyOnceWith('POST /login/: 404 {"detail":"Not found."}');
  callError({ status: 404, data: { detail: '見つかりません。' } }, { method: 'get', path: '/vacancies/' });
  expect(info).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  info.mockRestore();
});
