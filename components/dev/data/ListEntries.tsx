import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { EventHistory } from '@/components/ui/data/EventHistory';
import { FactGrid } from '@/components/ui/data/FactGrid';
import { List } from '@/components/ui/data/List';
import { ListCount } from '@/components/ui/data/ListCount';
import { RelatedList } from '@/components/ui/data/RelatedList';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { Panel } from '@/components/ui/layout/Panel';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const COLUMNS = '1.4fr 1fr 1fr 1fr';
const FACTS = [
  ['報酬', '月40万〜60万円'],
  ['稼働', '週2日'],
  ['場所', '東京都・在宅'],
  ['締切', '6月1日(土)'],
] as const;
const RELATED = [
  {
    id: 1,
    href: '#component-RelatedList',
    title: '連結決算の早期化支援',
    eyebrow: (
      <>
        <Badge tone="open">募集中</Badge>
        東証プライム・製造業
      </>
    ),
    facts: ['月72万〜90万円', '週3日', '東京・一部リモート', '12月6日(日)締切'],
  },
];
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

export function ListEntries() {
  return (
    <>
      <ComponentEntry
        component="data/ListCount"
        note="一覧の上に、全部で何件のうちどこを見ているかを書きます。件数が変わると読み上げられます。"
      >
        <Example state="複数ページ">
          <ListCount
            list={{ count: 1204, isTotal: true, firstIndex: 21 }}
            shownCount={20}
            orderLabel="新着順"
          />
        </Example>
        <Example state="数え切れないとき">
          <ListCount
            list={{ count: 1000, isTotal: false, firstIndex: 1 }}
            shownCount={20}
            orderLabel="新着順"
          />
        </Example>
        <Example state="0件">
          <ListCount list={{ count: 0, isTotal: true, firstIndex: 1 }} shownCount={0} orderLabel="新着順" />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/List"
        note="記録の並びです（申し込みの一覧、ログイン中の端末）。条件を見比べる一覧にはComparisonListを使います。"
      >
        <Example state="標準">
          <List>
            <li>月次決算の支援</li>
            <li>連結決算の支援</li>
          </List>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="data/RelatedList"
        note="ページの終わりから次へ進むための、数件の行です。行全体が押せますが、リンクは題だけです。factsの一番目が最も大事な値です。"
      >
        <Example state="標準" wide>
          <RelatedList items={RELATED} />
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
