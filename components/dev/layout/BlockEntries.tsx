import { useState } from 'react';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { Button } from '@/components/ui/form/Button';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { ActionPanel } from '@/components/ui/layout/ActionPanel';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Panel } from '@/components/ui/layout/Panel';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const TEXT = '監査法人で十年、上場会社の監査を担当しました。今は月次決算の早期化を支援しています。';
const STEPS = [
  ['登録する', 'メールアドレスだけで始められます。'],
  ['応募する', '職歴を入力すると、案件に応募できます。'],
  ['参画する', '会社と日程を決め、仕事を始めます。'],
] as const;
const REASONS = [...STEPS, ['続ける', '契約の更新も、このサイトから行えます。']] as const;

export function BlockEntries() {
  const [isOpen, setOpen] = useState(true);
  const [isClosed, setClosed] = useState(false);
  const [hasMonthly, setMonthly] = useState(true);
  const [hasYearly, setYearly] = useState(false);
  return (
    <>
      <ComponentEntry
        component="layout/Panel"
        note="記録のまとまりです（プロフィールの一項目、案件の条件）。太い緑の線で始まります。中にDescriptionListやListを置くときはpaddedを付けません。"
      >
        <Example state="題と操作、padded">
          <Panel title="自己紹介の例" headingLevel={3} padded action={<Button size="small">編集</Button>}>
            {TEXT}
          </Panel>
        </Example>
        <Example state="accentEdge=&quot;start&quot;：フォームの対象">
          <Panel title="応募する案件の例" headingLevel={3} padded accentEdge="start">
            {TEXT}
          </Panel>
        </Example>
        <Example state="題なし">
          <Panel padded>{TEXT}</Panel>
        </Example>
        <Example state="長い題">
          <Panel
            title="上場準備会社での内部統制の構築と、監査法人との折衝を含む決算・開示業務"
            headingLevel={3}
            padded
            action={<Button size="small">編集</Button>}
          >
            {TEXT}
          </Panel>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/Card"
        note="一つだけ浮かせて見せたいもの（ログインの枠、メニューの中身）に使います。並べません。記録にはPanelを使います。"
      >
        <Example state="標準">
          <Card>{TEXT}</Card>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/ActionPanel"
        note="詳細ページの、次にすること（応募、申込み）です。広い画面では本文の右に、スマートフォンでは画面の下端に帯で置きます。"
      >
        <Example state="操作と注記" framed>
          <ActionPanel>
            <Button variant="primary" fullWidth>
              応募する
            </Button>
            <SmallNote>応募の前に内容を確認できます。</SmallNote>
          </ActionPanel>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/Disclosure"
        note="長い選択肢を区分けして開閉します。選んだ数は閉じていても見えます。読んでほしい文章は隠しません。"
      >
        <Example state="開いている、選択あり">
          <Disclosure
            title="決算"
            selectedCount={Number(hasMonthly) + Number(hasYearly)}
            open={isOpen}
            onToggle={setOpen}
          >
            <CheckboxRow label="月次決算" checked={hasMonthly} onChange={setMonthly} />
            <CheckboxRow label="年次決算" checked={hasYearly} onChange={setYearly} />
          </Disclosure>
        </Example>
        <Example state="閉じている">
          <Disclosure title="税務" selectedCount={0} open={isClosed} onToggle={setClosed}>
            <CheckboxRow label="法人税申告" checked={false} onChange={() => undefined} />
          </Disclosure>
        </Example>
        <Example state="isMultiColumn：短い項目を並べる" wide>
          <Disclosure title="関東" selectedCount={1} open isMultiColumn onToggle={() => undefined}>
            {['東京都', '神奈川県', '埼玉県', '千葉県', '茨城県'].map((label) => (
              <CheckboxRow
                key={label}
                label={label}
                checked={label === '東京都'}
                onChange={() => undefined}
              />
            ))}
          </Disclosure>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/TextColumns"
        note="短い説明を三つか四つ並べます。順序があるときはisNumberedを付けます。五つ以上や長い文章には使いません。"
      >
        <Example state="三つ" wide>
          <TextColumns items={STEPS} />
        </Example>
        <Example state="四つ、isNumbered" wide>
          <TextColumns items={REASONS} isNumbered />
        </Example>
      </ComponentEntry>
    </>
  );
}
