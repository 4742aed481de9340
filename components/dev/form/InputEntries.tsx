import { useState } from 'react';
import { NumericInput } from '@/components/ui/form/NumericInput';
import { PasswordInput } from '@/components/ui/form/PasswordInput';
import { Select } from '@/components/ui/form/Select';
import { Textarea } from '@/components/ui/form/Textarea';
import { TextInput } from '@/components/ui/form/TextInput';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const LONG_TEXT = '東京都千代田区丸の内一丁目九番一号 グラントウキョウノースタワー 二十三階 公認会計士事務所';
const REGIONS = [
  { value: '13', label: '東京都' },
  { value: '27', label: '大阪府' },
  { value: '40', label: '福岡県' },
];
const LONG_OPTION = {
  value: 'long',
  label: 'IPO準備会社での内部統制の構築と、監査法人との折衝を含む決算・開示業務の支援',
};

export function InputEntries() {
  const [phone, setPhone] = useState('09012345678');
  const [invoiceNumber, setInvoiceNumber] = useState('1234567890123');
  return (
    <>
      <ComponentEntry
        component="form/TextInput"
        note="一行の文字の入力欄です。ラベルは付かないので、必ずFieldかFormTextFieldの中で使います。数字だけを受け付ける欄にはNumericInputを使います。"
      >
        <Example state="空（プレースホルダー）">
          <TextInput aria-label="空の欄" placeholder="例：山田 太郎" />
        </Example>
        <Example state="入力済み">
          <TextInput aria-label="入力済みの欄" defaultValue="山田 太郎" />
        </Example>
        <Example state="エラー">
          <TextInput aria-label="エラーの欄" aria-invalid defaultValue="name@example" />
        </Example>
        <Example state="読み取り専用">
          <TextInput aria-label="読み取り専用の欄" readOnly defaultValue="member@example.com" />
        </Example>
        <Example state="無効">
          <TextInput aria-label="無効な欄" disabled defaultValue="入力できません" />
        </Example>
        <Example state="長い文">
          <TextInput aria-label="長い文の欄" defaultValue={LONG_TEXT} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/PasswordInput"
        note="パスワードの入力欄です。右のボタンで文字を見られます。貼り付けとパスワード管理ソフトを妨げません。確認用に二度入力させる欄は作りません。"
      >
        <Example state="空">
          <PasswordInput label="空のパスワード" aria-label="空のパスワード" autoComplete="off" />
        </Example>
        <Example state="入力済み">
          <PasswordInput
            label="入力済みのパスワード"
            aria-label="入力済みのパスワード"
            autoComplete="off"
            defaultValue="kaikei-2026"
          />
        </Example>
        <Example state="エラー">
          <PasswordInput
            label="エラーのパスワード"
            aria-label="エラーのパスワード"
            autoComplete="off"
            aria-invalid
            defaultValue="1234"
          />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/Textarea"
        note="改行のある文章の入力欄です。文章に合わせて高さが伸びます。文字数の上限があるときは、Fieldのcounterで数を見せます。"
      >
        <Example state="空（プレースホルダー）">
          <Textarea aria-label="空の文章欄" placeholder="これまでの経験を入力してください" />
        </Example>
        <Example state="エラー">
          <Textarea aria-label="エラーの文章欄" aria-invalid defaultValue="短すぎる文" />
        </Example>
        <Example state="無効">
          <Textarea aria-label="無効な文章欄" disabled defaultValue="入力できません" />
        </Example>
        <Example state="長い文" wide>
          <Textarea aria-label="長い文章欄" defaultValue={`${LONG_TEXT}。\n`.repeat(8)} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/Select"
        note="選択肢が7つを超えるときに使います。それより少なければ、一目で比べられるRadioGroupにします。"
      >
        <Example state="未選択">
          <Select aria-label="未選択の欄" options={REGIONS} placeholder="選択してください" />
        </Example>
        <Example state="選択済み">
          <Select aria-label="選択済みの欄" options={REGIONS} defaultValue="27" />
        </Example>
        <Example state="エラー">
          <Select aria-label="エラーの選択欄" options={REGIONS} placeholder="選択してください" aria-invalid />
        </Example>
        <Example state="無効">
          <Select aria-label="無効な選択欄" options={REGIONS} disabled defaultValue="13" />
        </Example>
        <Example state="長い文">
          <Select aria-label="長い選択肢の欄" options={[LONG_OPTION]} />
          <Select compact aria-label="一覧の横の欄" options={REGIONS} defaultValue="27" />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/NumericInput"
        note="電話番号、郵便番号、登録番号など、数字だけを受け付ける欄です。全角数字は半角に直し、ハイフンや空白は取り除きます。金額や個数にも使います。"
      >
        <Example state="標準">
          <NumericInput aria-label="電話番号の例" value={phone} onValueChange={setPhone} maxLength={11} />
        </Example>
        <Example state="prefix：前に固定の文字">
          <NumericInput
            aria-label="登録番号の例"
            prefix="T"
            value={invoiceNumber}
            onValueChange={setInvoiceNumber}
            maxLength={13}
          />
        </Example>
        <Example state="エラー">
          <NumericInput
            aria-label="登録番号のエラーの例"
            aria-invalid
            prefix="T"
            value="123"
            onValueChange={() => undefined}
          />
        </Example>
        <Example state="無効">
          <NumericInput
            aria-label="無効な数字の欄"
            disabled
            value="1000001"
            onValueChange={() => undefined}
          />
        </Example>
      </ComponentEntry>
    </>
  );
}
