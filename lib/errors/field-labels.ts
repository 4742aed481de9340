/**
 * The labels of forms by the name of the field in the API, for errors that are shown without the form. Forms have their
 * labels where they are shown; tests/unit/repository.test.ts compares both. `message` and `name` are omitted, because
 * errors of other things have these names too.
 */
export const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ['email', 'メールアドレス'],
  ['password', 'パスワード'],
  ['current_password', '現在のパスワード'],
  ['new_password', '新しいパスワード'],
  ['family_name', '姓'],
  ['given_name', '名'],
  ['family_name_kana', 'セイ'],
  ['given_name_kana', 'メイ'],
  ['birth_date', '生年月日'],
  ['phone', '電話番号'],
  ['zip', '郵便番号'],
  ['prefecture', '都道府県'],
  ['city', '市区町村'],
  ['address_line', '町名・番地'],
  ['building', '建物名・部屋番号'],
  ['profile_image', 'プロフィール画像'],
  ['company', '勤務先・屋号'],
  ['position', '役職・担当'],
  ['school', '学校名'],
  ['faculty', '学部・学科・研究科'],
  ['started_on', '開始年月'],
  ['ended_on', '終了年月'],
  ['certification', '資格の種類'],
  ['registration_number', '登録番号'],
  ['organizations_number', '登録番号'],
  ['acquired_on', '取得年月'],
  ['level', '習熟度'],
  ['abilities', '強み'],
  ['hope_workstyles', '希望の働き方'],
  ['current_workstyle', '現在の働き方'],
  ['regions', '希望の地域'],
  ['available_from', '参画できる日'],
  ['desired_days', '希望の稼働日数'],
  ['start_timing', '参画できる時期'],
  ['start_date', '参画できる日'],
  ['request', '希望条件・質問'],
  ['reasons', '退会の理由'],
  ['comment', 'ご意見・ご要望'],
]);

/**
 * Returns the message of a field with the field's label in front, for places without the form: `郵便番号：この項目は必須です。`.
 * A message that names the field, and one of a field without a known label, stays as it is.
 * @param path such as `careers.1.started_on`; the number of a row is omitted
 */
export function withFieldLabel(path: string, message: string): string {
  const name = path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .pop();
  const label = FIELD_LABELS.get(name ?? '');
  return label === undefined || message.includes(label) ? message : `${label}：${message}`;
}
