import { describe, expect, it } from 'vitest';
import { writeOutcome } from '@/api/transport/write-outcome';

/** The body of a request for the rows that need one. */
const SENT = {
  city: '港区',
  status: 'open',
  regions: ['13'],
  profile: { zip: '1000001' },
  careers: [{ company: '甲' }, { company: '乙' }],
};
const PAGE = '<html lang="ja"><body>メンテナンス中です。</body></html>';

describe('a reply with a status of success means that the write', () => {
  it.each([
    ['no body', ''],
    ['white space', ' \r\n'],
    ['null', 'null'],
    ['a number', '7'],
    ['a word in JSON', '"ok"'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['the record', '{"id":7,"city":"港区"}'],
    ['a record with a status of its own', '{"id":7,"status":"failed"}'],
    ['a record with a number as its status', '{"id":7,"status":404}'],
    ['the status that was sent', '{"status":"invalid"}', { status: 'invalid' }],
    ['a word for success', '{"result":"OK","status":"success"}'],
    ['the status of the reply', '{"status":200,"code":201,"status_code":202}'],
    ['a number for a result', '{"result":0}'],
    ['no errors', '{"error":null,"errors":[],"id":7}'],
    ['no errors, otherwise', '{"error":false,"errors":{},"non_field_errors":[]}'],
    ['success', '{"success":true,"error":"a"}'],
    ['success as a number', '{"success":1}'],
    ['an empty success', '{"success":"","error":""}'],
    ['no success', '{"success":null,"error":null}'],
    ['a confirmation of a Django package', '{"detail":"New password has been saved."}'],
    ['a message', '{"message":"保存しました。"}'],
    ['what was sent', JSON.stringify(SENT)],
    ['names in place of choices', '{"regions":["東京都"]}'],
    ['a list that was not sent', '{"tags":["a"]}'],
    ['rows without anything', '{"careers":[{},{}]}'],
    ['rows with an empty list', '{"careers":[{"company":[]}]}'],
    ['addresses', '{"addresses":[{"city":"港区","town":"。"}]}'],
    ['a Google login', '{"url":"/mypage/"}'],
  ])('has succeeded: %s', (_what, text, sent: unknown = SENT) => {
    expect(writeOutcome(text, sent).kind).toBe('done');
  });

  it.each([
    ['success: false', '{"success":false}'],
    ['success: 0', '{"success":0,"message":"受付は終了しました。"}'],
    ['success as a text', '{"success":"False"}'],
    ['ok: false', '{"ok":false}'],
    ['the word NG', '{"result":"NG"}'],
    ['a word in another place', '{"status":"error"}'],
    ['a word beside an empty id', '{"id":null,"status":"error"}'],
    ['a word and a message', '{"status":"fail","message":"受付は終了しました。"}'],
    ['a result that is false', '{"result":false}'],
    ['the status of an error', '{"status":409,"message":"受付は終了しました。"}'],
    ['the code of an error', '{"code":400}'],
    ['false', 'false'],
    ['an error', '{"error":"受付は終了しました。"}'],
    ['an error that is true', '{"error":true,"message":"受付は終了しました。"}'],
    ['an error in a record', '{"id":7,"error":"受付は終了しました。"}'],
    ['an error as a list', '{"error":["受付は","終了しました。"]}'],
    ['an error as an object', '{"error":{"message":"受付は終了しました。"}}'],
    ['errors of the whole input', '{"non_field_errors":["受付は終了しました。"]}'],
    ['errors of a field', '{"errors":{"city":["住所が違います"]}}'],
    ['a field', '{"city":["住所が違います"]}'],
    ['a field that was not sent', '{"seminar":["このセミナーは満席です。"]}', undefined],
    ['a nested field', '{"profile":{"zip":["郵便番号が違います"]}}'],
    ['a field of a row', '{"careers":[{},{"company":["会社名が違います"]}]}'],
    ['a sentence about a list', '{"regions":["選択肢から選び直してください。"]}'],
    ['sentences alone', '["受付は終了しました。"]'],
    ['a refusal of Django', '{"detail":"Authentication credentials were not provided."}'],
    ['a refusal of Django in Japanese', '{"detail":"このアクションを実行する権限がありません。"}'],
  ])('is refused: %s', (_what, text, ...[sent = SENT]: unknown[]) => {
    expect(writeOutcome(text, sent)).toEqual({ kind: 'refused', body: JSON.parse(text) });
  });

  it.each([
    ['a document', `<!DOCTYPE html>\n${PAGE}`],
    ['an element', `\n${PAGE.toUpperCase()}`],
    ['a comment', `<!-- maintenance -->\n${PAGE}`],
    ['XML', `<?xml version="1.0"?>${PAGE}`],
    ['a byte order mark', `\uFEFF${PAGE}`],
    ['a part of a page', '<h1>Sorry</h1>'],
  ])('has not reached the API: %s', (_what, text) => {
    expect(writeOutcome(text, SENT)).toEqual({ kind: 'page' });
  });

  it.each([
    ['a word', 'OK'],
    ['a sentence', '受付は終了しました。'],
    ['JSON that was cut', '{"id":7,"ci'],
    ['a form', 'id=7&city=a'],
  ])('has a reply that says nothing: %s', (_what, text) => {
    expect(writeOutcome(text, SENT)).toEqual({ kind: 'unreadable', text });
  });
});
