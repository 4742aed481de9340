import { INVALID_ZIP_MESSAGE } from '@/schemas/validation-messages';

/**
 * Sentences of Django and Django REST Framework, and what people read instead. The site asks for Japanese, so that a
 * Django with its default settings sends its own translations, some of which speak of keys, nulls and media types.
 */
export const DJANGO_SENTENCES: readonly [pattern: RegExp, text: string][] = [
  // The specification gives these three in English (spec §5).
  [/^Zip code is required\.?$/, '郵便番号を入力してください。'],
  [/^Invalid zip code\.?$/, INVALID_ZIP_MESSAGE],
  [/^Invalid ID\.?$/, '該当する情報が見つかりませんでした。'],
  [
    /^(Authentication credentials were not provided|Incorrect authentication credentials|User inactive or deleted|認証情報が(含まれていません|正しくありません)|ユーザが無効か削除されています)/,
    'ログインが必要です。もう一度ログインしてください。',
  ],
  [
    /^(You do not have permission|このアクションを実行する権限がありません)/,
    'この操作を行う権限がありません。',
  ],
  [/^CSRF Failed/, '画面の有効期限が切れました。ページを再読み込みして、もう一度お試しください。'],
  [
    /^(Not found|No .+ matches the given query|Invalid page|(不正|無効)なページです|見つかりませんでした。?$)/,
    '該当する情報が見つかりませんでした。',
  ],
  [/^Method .+ not allowed|^メソッド .+ は許されていません/, 'この操作は、現在ご利用いただけません。'],
  [
    /^(Unsupported media type|JSON parse error|Multipart form parse error|Malformed request|リクエスト(で渡された|の)メディアタイプ|不正な形式のリクエストです|添付されたデータはファイルではありません)/,
    '送信した内容を読み取れませんでした。',
  ],
  [
    /^(Unable to log in with provided credentials|No active account found with the given credentials|Invalid username\/password|Please enter a correct .+ and password|提供された認証情報でログインできません|ユーザ名かパスワードが違います|正しい.+とパスワードを入力してください)/,
    'メールアドレスまたはパスワードが正しくありません。',
  ],
  [
    /^(Token is invalid or expired|Invalid token\b|Invalid value$|The (link|token) (is|has) |不正なトークンです)/,
    'リンクの有効期限が切れているか、すでに使用されています。',
  ],
  [
    /^(This field is required|This field (may not|cannot) be (null|blank)|This list may not be empty|No file was submitted|この項目はnullにできません|このフィールドには NULL を)/,
    '入力してください。',
  ],
  [/^Enter a valid email address/, 'メールアドレスの形式で入力してください。'],
  [/^Enter a valid URL/, 'URLの形式で入力してください。'],
  [/no more than (\d+) characters/, '$1文字以内で入力してください。'],
  [/at least (\d+) characters/, '$1文字以上で入力してください。'],
  [/less than or equal to (-?\d+(\.\d+)?)/, '$1以下の値を入力してください。'],
  [/greater than or equal to (-?\d+(\.\d+)?)/, '$1以上の値を入力してください。'],
  [/^(A valid (integer|number) is required|Enter a (whole )?number)/, '数字で入力してください。'],
  [
    /^(Date|Datetime|Time) has wrong format|^Enter a valid date|^(日付|日時|時刻)の形式が違います/,
    '日付を正しく入力してください。',
  ],
  [
    /is not a valid choice|object does not exist|^Object with .+ does not exist|^Select a valid choice|は有効な選択肢ではありません|^主キー .+ は不正です|^[^=]+=.* のデータが存在しません/,
    '選択肢から選び直してください。',
  ],
  [
    /already exists\.?$|must be unique|must make a unique set|一意(な組)?でなければなりません|を持った .+ が既に存在します|^同じユーザー名が既に登録/,
    'すでに登録されています。',
  ],
  [
    /^Not a valid (string|boolean)|^Expected a |^Incorrect type|^Invalid (data|value\.)|^不正な(値|データ|データ型|型)です| 型のデータではなく/,
    '正しい形式で入力してください。',
  ],
  [/^Upload a valid image|^File extension |^ファイル拡張子 /, '画像のファイルを選んでください。'],
  [/^This password is too short/, 'パスワードが短すぎます。'],
  [/^This password is too common/, 'よく使われるパスワードは設定できません。'],
  [/^This password is entirely numeric/, '数字だけのパスワードは設定できません。'],
  [/^The password is too similar to/, '登録情報に似たパスワードは設定できません。'],
];
