import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { CheckboxGroup } from '@/components/ui/form/CheckboxGroup';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { ChoiceRows } from '@/components/ui/form/ChoiceRows';
import { noFocusRingStyle, radioStyle } from '@/components/ui/form/choice-style';
import { RadioGroup } from '@/components/ui/form/RadioGroup';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const DAYS = [1, 2, 3, 4, 5].map((value) => ({ value, label: `週${value}日` }));
const STYLES = [
  { value: 'office', label: '出社', hint: '会社の事務所で働きます。' },
  { value: 'remote', label: '在宅', hint: '通信環境が必要です。月に一度の出社をお願いすることがあります。' },
  { value: 'both', label: '出社と在宅の組み合わせ' },
];
const YES_NO = [
  { value: 'yes', label: 'はい' },
  { value: 'no', label: 'いいえ' },
];
const LONG_LABEL = 'IPO準備会社での内部統制の構築と、監査法人との折衝を含む決算・開示業務の支援';

export function ChoiceEntries() {
  const [days, setDays] = useState<number[]>([2, 3]);
  const [styles, setStyles] = useState<string[]>(['office']);
  const [style, setStyle] = useState<string | null>('remote');
  const [answer, setAnswer] = useState<string | null>(null);
  const [isOn, setOn] = useState(true);
  return (
    <>
      <ComponentEntry
        component="form/Checkbox"
        note="はい・いいえの一つの答えに使います（同意、受信する）。ほかの選択肢と並ぶときはCheckboxGroupを使います。"
      >
        <Example state="未選択">
          <Checkbox label="お知らせのメールを受け取る" />
        </Example>
        <Example state="選択済み">
          <Checkbox label="お知らせのメールを受け取る" defaultChecked />
        </Example>
        <Example state="エラー">
          <Checkbox label="利用規約に同意する" error="利用規約に同意してください。" />
        </Example>
        <Example state="無効">
          <Checkbox label="変更できません" disabled defaultChecked />
        </Example>
        <Example state="リンクを含む長い文" wide>
          <Checkbox
            label={
              <>
                <TextLink href="/terms">利用規約</TextLink>と
                <TextLink href="/privacy">個人情報の取扱い</TextLink>
                を読み、登録した内容が応募先の会社に提供されることに同意する
              </>
            }
          />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/CheckboxRow"
        note="Disclosureの中に並べる、選べる行です（経験した業務）。フォームの選択肢にはCheckboxGroupを使います。"
      >
        <Example state="選択済みと未選択">
          <CheckboxRow label="月次決算" checked={isOn} onChange={setOn} />
          <CheckboxRow label="連結決算" checked={!isOn} onChange={(checked) => setOn(!checked)} />
        </Example>
        <Example state="長い文">
          <CheckboxRow label={LONG_LABEL} checked onChange={() => undefined} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/CheckboxGroup"
        note="いくつでも選べる問いに使います。選択肢が短ければgridかpairs、説明があればrowsで並べます。"
      >
        <Example state="rows：説明のある選択肢">
          <CheckboxGroup
            label="希望する働き方"
            required
            name="styles"
            choices={STYLES}
            value={styles}
            onChange={setStyles}
          />
        </Example>
        <Example state="grid：短い選択肢">
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
        </Example>
        <Example state="エラー">
          <CheckboxGroup
            label="希望する日数"
            required
            error="一つ以上選んでください。"
            name="wanted-days"
            layout="pairs"
            choices={DAYS.slice(0, 2)}
            value={[]}
            onChange={() => undefined}
          />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/RadioGroup"
        note="一つだけ選ぶ問いに使います。初めから選んでおくのは、ほとんどの人がそれを選ぶときだけです。"
      >
        <Example state="選択済み">
          <RadioGroup
            label="働き方"
            required
            name="style"
            choices={STYLES}
            value={style}
            onChange={setStyle}
          />
        </Example>
        <Example state="pairs：未選択">
          <RadioGroup
            label="インボイスの登録"
            required
            name="answer"
            layout="pairs"
            choices={YES_NO}
            value={answer}
            onChange={setAnswer}
          />
        </Example>
        <Example state="エラーと長い文">
          <RadioGroup
            label="経験した業務"
            required
            error="一つ選んでください。"
            name="experience"
            choices={[{ value: 'long', label: LONG_LABEL }]}
            value={null}
            onChange={() => undefined}
          />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="form/ChoiceRows"
        note="CheckboxGroupとRadioGroupの行を描きます。画面からは直接使わず、どちらかを通して使います。行全体が押せて、フォーカスの枠も行に付きます。"
      >
        <Example state="選択済みと未選択">
          <ChoiceRows choices={YES_NO} layout="pairs">
            {(value) => (
              <Radio type="radio" name="choice-rows" value={value} defaultChecked={value === 'yes'} />
            )}
          </ChoiceRows>
        </Example>
      </ComponentEntry>
    </>
  );
}

const Radio = styled.input`
  ${radioStyle}
  ${noFocusRingStyle}
`;
