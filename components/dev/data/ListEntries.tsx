import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { EventHistory } from '@/components/ui/data/EventHistory';
import { FactGrid } from '@/components/ui/data/FactGrid';
import { List } from '@/components/ui/data/List';
import { ListCount } from '@/components/ui/data/ListCount';
import { ListRow } from '@/components/ui/data/ListRow';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { Button } from '@/components/ui/form/Button';
import { Panel } from '@/components/ui/layout/Panel';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const HREF = '#component-ListRow';
const COLUMNS = '1.4fr 1fr 1fr 1fr';
const FACTS = [
  ['報酬', '月40万〜60万円'],
  ['稼働', '週2日'],
  ['場所', '東京都・在宅'],
  ['締切', '6月1日(土)'],
] as const;
const TERMS = [
  { term: '報酬', detail: '月40万〜60万円', isEmphasized: true },
  { term: '稼働', detail: '週2日から（曜日は相談）' },
  { term: '選考', detail: '書類選考の後、オンラインで一度面談します。結果は一週間以内にお知らせします。' },
];
const EVENTS = [
  { text: '応募', at: '2026-06-01T01:30:00Z' },
  { text: '取り消し', at: '2026-06-03T08:05:00Z' },
  { text: '再応募', at: '2026-06-05T00:00:00Z' },
];
const OPEN = (
  <>
    <Badge tone="open">募集中</Badge>
    株式会社さくら製作所
  </>
);
const LONG_TITLE = '上場準備会社でのJ-SOX対応と、監査法人との折衝を含む決算・開示業務の支援';

export function ListEntries() {
  return (
    <>
      <ComponentEntry
        component="data/ListCount"
        note="一覧の上に、全部で何件のうちどこを見ているかを書きます。件数が変わると読み上げられます。"
      >
        <Example state="複数ページ">
          <ListCount totalCount={1204} firstIndex={21} shownCount={20} orderLabel="新着順" />
        </Example>
        <Example state="0件">
          <ListCount totalCount={0} firstIndex={1} shownCount={0} orderLabel="新着順" />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/List"
        note="行の並びです。中にはListRowだけを置きます。別の一覧を読み込んでいる間はisBusyにして、前の行を薄く残します。"
      >
        <Example state="標準">
          <List>
            <ListRow title="月次決算の支援" headingLevel={3} href="#component-List" eyebrow={OPEN}>
              週2日・在宅
            </ListRow>
            <ListRow title="連結決算の支援" headingLevel={3} href="#component-List" eyebrow={OPEN}>
              週3日・東京都
            </ListRow>
          </List>
        </Example>
        <Example state="isBusy：次の一覧を読み込み中">
          <List isBusy>
            <ListRow title="税務申告の支援" headingLevel={3} href="#component-List" eyebrow={OPEN}>
              週1日・在宅
            </ListRow>
          </List>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/ListRow"
        note="一覧の一行です。行全体が押せますが、リンクは題だけです。行の中のボタンはactionsに入れると、行のリンクより手前になります。"
      >
        <Example state="標準、プレビュー中（isCurrent）" wide>
          <List>
            <ListRow title="内部監査の支援" headingLevel={3} href={HREF} eyebrow={OPEN}>
              <FactGrid facts={FACTS} columns={COLUMNS} />
            </ListRow>
            <ListRow title="資金調達の支援" headingLevel={3} href={HREF} eyebrow={OPEN} isCurrent>
              <FactGrid facts={FACTS} columns={COLUMNS} />
            </ListRow>
          </List>
        </Example>
        <Example state="判・説明・操作・長い題" wide>
          <List>
            <ListRow
              title={LONG_TITLE}
              headingLevel={3}
              href={HREF}
              eyebrow={
                <>
                  <Badge tone="warn">締切間近</Badge>
                  株式会社みなと会計システム
                </>
              }
              stamp={<StatusStamp />}
              lead={<p>応募してから三日たちました。</p>}
              actions={<Button size="small">応募を取り消す</Button>}
            >
              <FactGrid facts={FACTS} columns={COLUMNS} />
            </ListRow>
          </List>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/FactGrid"
        note="行の条件を、どの行でも同じ幅の列にそろえて比べやすくします。一番目が最も大事な値です。一件だけを見せるときはDescriptionListを使います。"
      >
        <Example state="標準" wide>
          <FactGrid facts={FACTS} columns={COLUMNS} />
        </Example>
        <Example state="firstOnOwnLine：スマートフォンで一番目に一行を使う" wide>
          <FactGrid facts={FACTS} columns={COLUMNS} firstOnOwnLine />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/DescriptionList"
        note="項目と値の並びです（募集要項、プロフィール）。大事な値を一つだけ強調できます。"
      >
        <Example state="標準" wide>
          <DescriptionList items={TERMS} />
        </Example>
        <Example state="inset：Panelの中">
          <Panel>
            <DescriptionList items={TERMS} inset />
          </Panel>
        </Example>
        <Example state="sideBySide：短い項目名">
          <DescriptionList items={TERMS} sideBySide />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/EventHistory"
        note="今の状態と、そこまでの出来事です。出来事は古い順に並べます。日時は日本時間です。"
      >
        <Example state="判と三つの出来事">
          <EventHistory label="応募の履歴の例" events={EVENTS}>
            <StatusStamp />
          </EventHistory>
        </Example>
        <Example state="文字の状態と一つの出来事">
          <EventHistory label="応募の履歴の例（一つ）" events={EVENTS.slice(0, 1)}>
            <Badge>募集終了</Badge>
          </EventHistory>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/StatusStamp"
        note="応募や申込みが済んだ印です。二文字ずつ二行までです。animateは成功の直後に一度だけ使います。ほかの状態にはBadgeを使います。"
      >
        <Example state="medium（標準）とlarge" inline>
          <StatusStamp />
          <StatusStamp size="large" />
        </Example>
        <Example state="言葉を変える" inline>
          <StatusStamp lines={['申込', '済']} />
          <StatusStamp lines={['完了']} size="large" />
        </Example>
        <Example state="animate：成功の直後" inline>
          <StatusStamp size="large" animate />
        </Example>
      </ComponentEntry>
    </>
  );
}
