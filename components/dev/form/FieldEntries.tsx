import { useState } from 'react';
import { ErrorSummary } from '@/components/ui/form/ErrorSummary';
import { Field } from '@/components/ui/form/Field';
import { FieldError } from '@/components/ui/form/FieldError';
import { FieldSet } from '@/components/ui/form/FieldSet';
import { NumericField } from '@/components/ui/form/NumericField';
import { Select } from '@/components/ui/form/Select';
import { Textarea } from '@/components/ui/form/Textarea';
import { TextInput } from '@/components/ui/form/TextInput';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const YEARS = ['2024', '2025', '2026'].map((value) => ({ value, label: `${value}年` }));
const MONTHS = ['1', '4', '10'].map((value) => ({ value, label: `${value}月` }));

export function FieldEntries() {
  const [zip, setZip] = useState('100000');
  return (
    <>
      <ComponentEntry
        component="form/Field"
        note="入力欄一つに、ラベル・必須／任意・説明・エラー・文字数を付けます。説明は欄の上、エラーは欄の下です。Formの中では、これを含むFormTextFieldなどを使います。"
      >
        <Example state="必須と説明">
          <Field label="氏名" required hint="本名を入力してください。">
            {(control) => <TextInput {...control} />}
          </Field>
        </Example>
        <Example state="任意">
          <Field label="屋号" required={false}>
            {(control) => <TextInput {...control} />}
          </Field>
        </Example>
        <Example state="バッジなし（すべて必須の画面）">
          <Field label="メールアドレス">{(control) => <TextInput {...control} />}</Field>
        </Example>
        <Example state="エラー">
          <Field
            label="連絡先のメールアドレス"
            required
            error="メールアドレスの形式で入力してください（例：name@example.com）。"
          >
            {(control) => <TextInput {...control} defaultValue="name@example" />}
          </Field>
        </Example>
        <Example state="文字数">
          <Field label="自己紹介" required={false} counter={{ count: 12, max: 1000 }}>
            {(control) => <Textarea {...control} defaultValue="監査法人で十年働きました。" />}
          </Field>
        </Example>
        <Example state="文字数の超過">
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
        </Example>
        <Example state="長いラベルと説明" wide>
          <Field
            label="これまでに担当した会社の規模と、その会社での役割（複数ある場合は最も長く担当したもの）"
            required
            hint="上場会社の場合は市場の区分も入力してください。会社名は入力しなくてもかまいません。応募した会社にだけ公開されます。"
          >
            {(control) => <TextInput {...control} />}
          </Field>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/FieldError"
        note="エラーの文だけの部品です。FieldやFieldSetを使わない一覧のチェックボックスなどの下に置き、aria-describedbyで結びます。"
      >
        <Example state="エラー">
          <FieldError>一つ以上選択してください。</FieldError>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/NumericField"
        note="NumericInputにラベルと文字数を付けたものです。数字以外を入力すると、取り除いたことをその場で伝えます。"
      >
        <Example state="標準">
          <NumericField
            label="郵便番号"
            required
            hint="ハイフンは入れても入れなくてもかまいません。"
            kind="zip"
            value={zip}
            onValueChange={setZip}
            maxLength={7}
          />
        </Example>
        <Example state="エラー">
          <NumericField
            label="登録番号"
            required
            error="登録番号は13桁の数字で入力してください。"
            prefix="T"
            value="123"
            onValueChange={() => undefined}
            maxLength={13}
          />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/FieldSet"
        note="一つの問いに複数の欄で答えるときに使います（年と月、選択肢の集まり）。欄が一つならFieldを使います。"
      >
        <Example state="標準">
          <FieldSet label="入社した年月" required hint="おおよそでかまいません。">
            <Select aria-label="入社した年" options={YEARS} />
            <Select aria-label="入社した月" options={MONTHS} />
          </FieldSet>
        </Example>
        <Example state="エラー">
          <FieldSet label="退職した年月" required error="退職した年月は、入社した年月より後にしてください。">
            <Select aria-label="退職した年" options={YEARS} />
            <Select aria-label="退職した月" options={MONTHS} />
          </FieldSet>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/ErrorSummary"
        note="送信に失敗したとき、フォームの先頭にエラーをまとめます。Formが自動で表示し、フォーカスも移すので、画面から直接使うことはありません。"
      >
        <Example state="欄へのリンクがあるエラー" wide>
          <ErrorSummary
            items={[
              { message: '氏名を入力してください。', fieldId: 'component-Field' },
              { message: '7桁で入力してください。', label: '郵便番号', fieldId: 'component-NumericField' },
            ]}
          />
        </Example>
        <Example state="フォーム全体のエラー" wide>
          <ErrorSummary
            title="送信できませんでした"
            items={[
              { message: 'サーバーに接続できませんでした。通信状況を確認して、もう一度お試しください。' },
            ]}
          />
        </Example>
      </ComponentEntry>
    </>
  );
}
