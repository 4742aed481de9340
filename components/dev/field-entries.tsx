import { Checkbox } from '@/components/ui/form/Checkbox';
import { CheckboxGroup } from '@/components/ui/form/CheckboxGroup';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { Field } from '@/components/ui/form/Field';
import { FieldError } from '@/components/ui/form/FieldError';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { NumericField } from '@/components/ui/form/NumericField';
import { RadioGroup } from '@/components/ui/form/RadioGroup';
import { Select } from '@/components/ui/form/Select';
import { TextInput } from '@/components/ui/form/TextInput';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { type Group, Stateful } from './GalleryGroup';

const LONG_LABEL = 'IPO準備会社での内部統制の構築と、監査法人との折衝を含む決算・開示業務の支援';
const DAYS = [1, 2, 3, 4, 5].map((value) => ({ value, label: `週${value}日` }));
const STYLES = [
  { value: 'office', label: '出社', hint: '会社の事務所で働きます。' },
  { value: 'remote', label: '在宅', hint: '通信環境が必要です。月に一度の出社をお願いすることがあります。' },
  { value: 'both', label: '出社と在宅の組み合わせ' },
];
const REGIONS = [
  { value: '13', label: '東京都' },
  { value: '27', label: LONG_LABEL },
];
const YEARS = ['2024', '2025', '2026'].map((value) => ({ value, label: `${value}年` }));
const ignore = () => undefined;

/** The fields and choices that also work outside of a Form. */
export const fieldEntries: Group['entries'] = [
  {
    files: ['form/Field', 'form/TextInput', 'form/FieldError'],
    note: '入力欄一つに、ラベル・必須／任意・説明・エラー・文字数を付けます。説明は欄の上、エラーは欄の下です。Formの中では、これを含むFormTextFieldなどを使います。FieldErrorは、Fieldを使わない一覧のチェックボックスなどの下に置き、aria-describedbyで結びます。',
    examples: [
      {
        state: '必須、説明、プレースホルダー',
        show: (
          <Field label="氏名" required hint="本名を入力してください。">
            {(control) => <TextInput {...control} placeholder="例：山田 太郎" />}
          </Field>
        ),
      },
      {
        state: '任意、読み取り専用',
        show: (
          <Field label="屋号" required={false}>
            {(control) => <TextInput {...control} readOnly defaultValue="佐藤会計事務所" />}
          </Field>
        ),
      },
      {
        state: 'バッジなし（すべて必須の画面）、無効',
        show: (
          <Field label="メールアドレス">
            {(control) => <TextInput {...control} disabled defaultValue="入力できません" />}
          </Field>
        ),
      },
      {
        state: 'エラーと、文字数の超過',
        show: (
          <Field
            label="一言"
            required
            error="20文字以内で入力してください。"
            counter={{ count: 24, max: 20 }}
          >
            {(control) => (
              <TextInput {...control} defaultValue="決算と開示、内部統制の構築を長く担当してきました" />
            )}
          </Field>
        ),
      },
      {
        state: '長いラベルと説明',
        wide: true,
        show: (
          <Field
            label="これまでに担当した会社の規模と、その会社での役割（複数ある場合は最も長く担当したもの）"
            required
            hint="上場会社の場合は市場の区分も入力してください。会社名は入力しなくてもかまいません。応募した会社にだけ公開されます。"
          >
            {(control) => <TextInput {...control} />}
          </Field>
        ),
      },
      { state: 'FieldError', show: <FieldError>一つ以上選択してください。</FieldError> },
    ],
  },
  {
    files: ['form/NumericField'],
    note: '電話番号、郵便番号、登録番号、金額など、数字だけを受け付ける欄です。全角数字は半角に直し、数字以外は取り除いたことをその場で伝えます。',
    examples: [
      {
        state: '標準',
        show: (
          <Stateful initial="100000">
            {(zip, setZip) => (
              <NumericField
                label="郵便番号"
                required
                hint="ハイフンは入れても入れなくてもかまいません。"
                kind="zip"
                value={zip}
                onValueChange={setZip}
                maxLength={7}
              />
            )}
          </Stateful>
        ),
      },
      {
        state: 'prefix：前に固定の文字、エラー',
        show: (
          <NumericField
            label="登録番号"
            required
            error="登録番号は13桁の数字で入力してください。"
            prefix="T"
            value="123"
            onValueChange={ignore}
            maxLength={13}
          />
        ),
      },
    ],
  },
  {
    files: ['form/FieldSet', 'form/Select'],
    note: 'FieldSetは、一つの問いに複数の欄で答えるときに使います（年と月、選択肢の集まり）。欄が一つならFieldを使います。Selectは選択肢が7つを超えるときに使います。それより少なければ、一目で比べられるRadioGroupにします。',
    examples: [
      {
        state: '標準',
        show: (
          <FieldSet label="入社した年" required hint="おおよそでかまいません。">
            <Select aria-label="入社した年" options={YEARS} defaultValue="2025" />
          </FieldSet>
        ),
      },
      {
        state: 'エラー',
        show: (
          <FieldSet label="退職した年" required error="退職した年は、入社した年より後にしてください。">
            <Select aria-label="退職した年" options={YEARS} placeholder="選択してください" aria-invalid />
          </FieldSet>
        ),
      },
      {
        state: '無効、長い文、compact',
        show: (
          <>
            <Select aria-label="無効な選択欄" options={REGIONS} disabled />
            <Select aria-label="長い選択肢の欄" options={REGIONS} defaultValue="27" />
            <Select compact aria-label="一覧の横の欄" options={REGIONS} />
          </>
        ),
      },
    ],
  },
  {
    files: ['form/Checkbox', 'form/CheckboxRow'],
    note: 'Checkboxは、はい・いいえの一つの答えに使います（同意、受信する）。ほかの選択肢と並ぶときはCheckboxGroupを使います。CheckboxRowは、Disclosureの中に並べる行です（経験した業務）。',
    examples: [
      { state: '未選択', show: <Checkbox label="お知らせのメールを受け取る" /> },
      {
        state: 'エラー',
        show: <Checkbox label="利用規約に同意する" error="利用規約に同意してください。" />,
      },
      { state: '無効、選択済み', show: <Checkbox label="変更できません" disabled defaultChecked /> },
      {
        state: 'リンクを含む長い文',
        wide: true,
        show: (
          <Checkbox
            label={
              <>
                <TextLink href="/terms">利用規約</TextLink>と
                <TextLink href="/privacy">個人情報の取扱い</TextLink>
                を読み、登録した内容が応募先の会社に提供されることに同意する
              </>
            }
          />
        ),
      },
      {
        state: 'CheckboxRow：選択済みと未選択',
        show: (
          <Stateful initial={true}>
            {(isOn, setOn) => (
              <>
                <CheckboxRow label={LONG_LABEL} checked={isOn} onChange={setOn} />
                <CheckboxRow label="連結決算" checked={!isOn} onChange={(checked) => setOn(!checked)} />
              </>
            )}
          </Stateful>
        ),
      },
    ],
  },
  {
    files: ['form/CheckboxGroup', 'form/RadioGroup', 'form/ChoiceRows'],
    note: 'CheckboxGroupはいくつでも、RadioGroupは一つだけ選ぶ問いに使います。選択肢が短ければgridかpairs、説明があればrowsで並べます。行全体が押せます。初めから選んでおくのは、ほとんどの人がそれを選ぶときだけです。',
    examples: [
      {
        state: 'RadioGroup、rows：説明のある選択肢',
        show: (
          <Stateful<string | null> initial="remote">
            {(style, setStyle) => (
              <RadioGroup
                label="働き方"
                required
                name="style"
                choices={STYLES}
                value={style}
                onChange={setStyle}
              />
            )}
          </Stateful>
        ),
      },
      {
        state: 'CheckboxGroup、grid：短い選択肢',
        show: (
          <Stateful initial={[2, 3]}>
            {(days, setDays) => (
              <CheckboxGroup
                label="稼働できる日数"
                required={false}
                hint="いくつでも選べます。"
                name="days"
                layout="grid"
                choices={DAYS}
                value={days}
                onChange={setDays}
              />
            )}
          </Stateful>
        ),
      },
      {
        state: 'pairs、未選択、エラー',
        show: (
          <CheckboxGroup
            label="希望する日数"
            required
            error="一つ以上選んでください。"
            name="wanted-days"
            layout="pairs"
            choices={DAYS.slice(0, 2)}
            value={[]}
            onChange={ignore}
          />
        ),
      },
    ],
  },
];
