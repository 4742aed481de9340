import type { DefaultValues } from 'react-hook-form';
import { Form } from '@/components/ui/form/Form';
import { FormCheckbox } from '@/components/ui/form/FormCheckbox';
import { FormCheckboxGroup } from '@/components/ui/form/FormCheckboxGroup';
import { FormPasswordField } from '@/components/ui/form/FormPasswordField';
import { FormRadioGroup } from '@/components/ui/form/FormRadioGroup';
import { FormTextarea } from '@/components/ui/form/FormTextarea';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { SubmitButton } from '@/components/ui/form/SubmitButton';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';
import { type ExampleInput, exampleSchema } from './example-schema';
import { submitSuccessfully } from './example-submit';

const EMPTY: DefaultValues<ExampleInput> = { name: '', password: '', message: '', days: [] };
const STYLES = [
  { value: 'office', label: '出社' },
  { value: 'remote', label: '在宅' },
];
const DAYS = [1, 2, 3, 4].map((value) => ({ value, label: `週${value}日` }));
const EMPTY_STATE = '空（下の送信ボタンを押すとエラー）';

/** The fields that only work inside a Form, in one Form whose button shows their error states. */
export function BoundFieldEntries() {
  return (
    <Form
      label="フォームの部品の例"
      schema={exampleSchema}
      defaultValues={EMPTY}
      onSubmit={submitSuccessfully}
    >
      <ComponentEntry
        component="form/FormTextField"
        note="Formの中の一行の欄です。nameはスキーマの項目名です。値・エラー・idはFormから受け取ります。"
      >
        <Example state={EMPTY_STATE}>
          <FormTextField<ExampleInput> name="name" label="お名前" required autoComplete="off" />
        </Example>
      </ComponentEntry>
      <ComponentEntry
        component="form/FormPasswordField"
        note="Formの中のパスワード欄です。autoCompleteで、今のパスワードか新しいパスワードかを必ず伝えます。"
      >
        <Example state={EMPTY_STATE}>
          <FormPasswordField<ExampleInput>
            name="password"
            label="新しいパスワード"
            required
            hint="8文字以上で入力してください。"
            autoComplete="new-password"
          />
        </Example>
      </ComponentEntry>
      <ComponentEntry
        component="form/FormTextarea"
        note="Formの中の文章の欄です。maxCountを渡すと文字数を表示します。上限はスキーマが確かめます。"
      >
        <Example state={EMPTY_STATE} wide>
          <FormTextarea<ExampleInput> name="message" label="応募先へのメッセージ" required maxCount={1000} />
        </Example>
      </ComponentEntry>
      <ComponentEntry component="form/FormRadioGroup" note="Formの中で一つだけ選ぶ問いです。">
        <Example state={EMPTY_STATE}>
          <FormRadioGroup<ExampleInput>
            name="style"
            label="今回の働き方"
            required
            layout="pairs"
            choices={STYLES}
          />
        </Example>
      </ComponentEntry>
      <ComponentEntry component="form/FormCheckboxGroup" note="Formの中でいくつでも選べる問いです。">
        <Example state={EMPTY_STATE}>
          <FormCheckboxGroup<ExampleInput>
            name="days"
            label="今回の日数"
            required
            layout="pairs"
            choices={DAYS}
          />
        </Example>
      </ComponentEntry>
      <ComponentEntry
        component="form/FormCheckbox"
        note="Formの中の、はい・いいえの一つの答えです。必ず同意が要るときは、スキーマで確かめます。"
      >
        <Example state={EMPTY_STATE}>
          <FormCheckbox<ExampleInput> name="agreed" label="内容を確認しました" />
        </Example>
        <Example state="送信すると、上のすべての欄を確かめる" inline>
          <SubmitButton>例を送信</SubmitButton>
        </Example>
      </ComponentEntry>
    </Form>
  );
}
