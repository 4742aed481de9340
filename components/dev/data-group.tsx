import { List as ListIcon, Mail } from 'lucide';
import { Avatar } from '@/components/ui/data/Avatar';
import { BulletList } from '@/components/ui/data/BulletList';
import { ComparisonList } from '@/components/ui/data/ComparisonList';
import { type ComparisonCell, ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { DescriptionList } from '@/components/ui/data/DescriptionList';
import { EventHistory } from '@/components/ui/data/EventHistory';
import { FactGrid } from '@/components/ui/data/FactGrid';
import { FaqList } from '@/components/ui/data/FaqList';
import { Icon } from '@/components/ui/data/Icon';
import { List } from '@/components/ui/data/List';
import { ListCount } from '@/components/ui/data/ListCount';
import { LongNote } from '@/components/ui/data/LongNote';
import { NoBreak } from '@/components/ui/data/NoBreak';
import { Phrases } from '@/components/ui/data/Phrases';
import { PreservedText } from '@/components/ui/data/PreservedText';
import { RelatedList } from '@/components/ui/data/RelatedList';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { Panel } from '@/components/ui/layout/Panel';
import type { Group } from './GalleryGroup';

const HERE = '#data';
const COLUMNS = [
  { label: '案件', width: 'minmax(0, 1fr)' },
  { label: '報酬', width: '8rem', isFigure: true },
  { label: '締切', width: '5rem' },
  { label: '', width: '3rem' },
] as const;
const CELLS: ComparisonCell[] = [
  { term: '報酬', value: '72〜90万円/月', detail: '約7,800円/時', isFigure: true },
  { term: '締切', value: '12/6(日)', detail: 'あと14日' },
];
const URGENT_CELLS: ComparisonCell[] = [
  { term: '報酬', value: '8,000円/時', isFigure: true },
  { term: '締切', value: '11/24(火)', detail: 'あと2日', isUrgent: true },
];
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
const LONG_ITEM =
  '連結子会社が五社以上ある会社で、四半期の連結決算を一人で締めた経験が二年以上あること（海外の子会社を含む）';

export const dataGroup: Group = {
  id: 'data',
  label: 'データ',
  icon: ListIcon,
  lead: '一覧、項目と値、本文を表示する部品です。数字は桁がそろう字形で表示します。',
  entries: [
    {
      files: ['data/ComparisonList', 'data/ComparisonRow'],
      note: '条件を見比べる一覧です。列の幅をここで決め、行のcellsと順をそろえます。行全体が押せますが、リンクは題だけです。数値の列はisFigureで右にそろえ、急ぐものだけをisUrgentにします。ボタンのある行は、stateの代わりにchildrenで右端を作ります。スマートフォンでは見出しの行を出さず、一番目の値が一行を使います。',
      examples: [
        {
          state: 'プレビュー中（isCurrent）で判のある行、急ぐ値の行',
          wide: true,
          show: (
            <ComparisonList columns={COLUMNS}>
              <ComparisonRow
                isCurrent
                title="上場準備会社でのJ-SOX対応と、監査法人との折衝を含む決算・開示業務の支援"
                href={HERE}
                caption="株式会社みなと会計システム"
                cells={CELLS}
                state={<StatusStamp />}
              />
              <ComparisonRow title="資金調達の支援" href={HERE} caption="未上場・医療" cells={URGENT_CELLS}>
                <Badge>募集終了</Badge>
              </ComparisonRow>
            </ComparisonList>
          ),
        },
      ],
    },
    {
      files: ['data/ListCount'],
      note: '一覧の上に、全部で何件のうちどこを見ているかを書きます。件数が変わると読み上げられます。',
      examples: [
        { state: '複数ページ', count: 1204, isTotal: true, firstIndex: 21 },
        { state: '数え切れないとき', count: 1000, isTotal: false, firstIndex: 1 },
        { state: '0件', count: 0, isTotal: true, firstIndex: 1 },
      ].map(({ state, ...list }) => ({
        state,
        show: <ListCount list={list} shownCount={Math.min(list.count, 20)} orderLabel="新着順" />,
      })),
    },
    {
      files: ['data/RelatedList'],
      note: 'ページの終わりから次へ進むための、数件の行です。行全体が押せますが、リンクは題だけです。factsの一番目が最も大事な値です。',
      examples: [
        {
          state: '標準',
          wide: true,
          show: (
            <RelatedList
              items={[
                {
                  id: 1,
                  href: HERE,
                  title: '連結決算の早期化支援',
                  eyebrow: (
                    <>
                      <Badge tone="open">募集中</Badge>
                      東証プライム・製造業
                    </>
                  ),
                  facts: ['月72万〜90万円', '週3日', '東京・一部リモート', '12月6日(日)締切'],
                },
              ]}
            />
          ),
        },
      ],
    },
    {
      files: ['data/FactGrid'],
      note: '行の条件を、どの行でも同じ幅の列にそろえて比べやすくします。一番目が最も大事な値です。一件だけを見せるときはDescriptionListを使います。',
      examples: [false, true].map((firstOnOwnLine) => ({
        state: firstOnOwnLine ? 'firstOnOwnLine：スマートフォンで一番目に一行を使う' : '標準',
        wide: true,
        show: <FactGrid facts={FACTS} columns="1.4fr 1fr 1fr 1fr" firstOnOwnLine={firstOnOwnLine} />,
      })),
    },
    {
      files: ['data/DescriptionList'],
      note: '項目と値の並びです（募集要項、プロフィール）。大事な値を一つだけ強調できます。',
      examples: [
        { state: '標準', wide: true, show: <DescriptionList items={TERMS} /> },
        {
          state: 'inset：Panelの中',
          show: (
            <Panel>
              <DescriptionList items={TERMS} inset />
            </Panel>
          ),
        },
        { state: 'sideBySide：短い項目名', show: <DescriptionList items={TERMS} sideBySide /> },
      ],
    },
    {
      files: ['data/EventHistory'],
      note: '今の状態と、そこまでの出来事です。出来事は古い順に並べます。日時は日本時間です。',
      examples: [
        {
          state: '判と三つの出来事',
          show: (
            <EventHistory label="応募の履歴の例" events={EVENTS}>
              <StatusStamp />
            </EventHistory>
          ),
        },
      ],
    },
    {
      files: ['data/StatusStamp'],
      note: '応募や申込みが済んだ印です。二文字ずつ二行までです。animateは成功の直後に一度だけ使います。ほかの状態にはBadgeを使います。',
      examples: [
        {
          state: 'medium（標準）とlarge、言葉を変える',
          inline: true,
          show: (
            <>
              <StatusStamp />
              <StatusStamp size="large" lines={['申込', '済']} />
            </>
          ),
        },
        { state: 'animate：成功の直後', show: <StatusStamp size="large" animate /> },
      ],
    },
    {
      files: ['data/Avatar'],
      note: '会員の写真です。写真がなければ姓の二文字を出します。そばに必ず名前を書くので、読み上げられません。',
      examples: [
        {
          state: '写真あり、写真なし、large',
          inline: true,
          show: (
            <>
              <Avatar familyName="佐藤" imageUrl="/images/speakers/aoki.webp" />
              <Avatar familyName="佐藤" />
              <Avatar familyName="勅使河原" large />
              <Avatar familyName="林" large />
            </>
          ),
        },
      ],
    },
    {
      files: ['data/List', 'data/BulletList'],
      note: 'Listは記録の並びです（申し込みの一覧、ログイン中の端末）。条件を見比べる一覧にはComparisonListを使います。BulletListは短く、互いに独立した項目に使います。項目と値の組にはDescriptionListを使います。',
      examples: [
        {
          state: 'List',
          show: (
            <List>
              <li>月次決算の支援</li>
              <li>連結決算の支援</li>
            </List>
          ),
        },
        { state: 'BulletList、長い文', show: <BulletList items={[LONG_ITEM, '公認会計士の資格']} /> },
      ],
    },
    {
      files: ['data/FaqList'],
      note: '質問を押すと答えが開きます。一つの答えは数行までです。全員に読んでほしいことは、隠さず本文に書きます。',
      examples: [
        {
          state: '閉じている（押すと開く）',
          wide: true,
          show: <FaqList items={[['登録に費用はかかりますか。', '登録も応募も無料です。']]} />,
        },
      ],
    },
    {
      files: ['data/SmallNote', 'data/LongNote'],
      note: 'SmallNoteは、ボタンを押す前に読んでほしい一言です。ボタンのそばに置きます。エラーや警告には使いません。LongNoteは、法律の注記など数行にわたる文です。文節では折り返しません。',
      examples: [
        { state: '中央（標準）', show: <SmallNote>応募の前に内容を確認できます。</SmallNote> },
        { state: '$align="start"', show: <SmallNote $align="start">{LONG_ITEM}</SmallNote> },
        { state: 'LongNote', show: <LongNote>{LONG_ITEM.repeat(2)}</LongNote> },
      ],
    },
    {
      files: ['data/PreservedText', 'data/NoBreak'],
      note: 'PreservedTextは、会員や会社が入力した文章を改行のまま表示します。サイトの文章には使いません。NoBreakは、ハイフンのある英数字（J-SOX、N-2）の途中で改行しません。会社が入力した題に使います。',
      examples: [
        {
          state: '改行と、切れ目のない長い文字列',
          show: (
            <PreservedText>{`はじめまして。\n\nhttps://example.com/${'very-long-path-'.repeat(6)}`}</PreservedText>
          ),
        },
        { state: 'NoBreak', show: <NoBreak text="上場準備会社での内部統制の構築、およびJ-SOX対応の支援" /> },
      ],
    },
    {
      files: ['data/Phrases'],
      note: '見出しを句点で、次に文節で改行します。文節はサーバーで求めます。本文には使いません。',
      examples: [
        { state: '見出し', shown: { phrases: ['会計の', '経験を、', '次の', '仕事に', '生かす。'] } },
        { state: '二つの文', shown: { text: '月次決算を八営業日で締める。経理部の外に頼む五つのこと' } },
        {
          state: '一行に入らない文節',
          shown: { phrases: ['公認会計士・税理士・公認内部監査人・米国公認会計士の', '方へ'] },
        },
      ].map(({ state, shown }) => ({
        state,
        show: (
          <strong>
            <Phrases {...shown} />
          </strong>
        ),
      })),
    },
    {
      files: ['data/Icon'],
      note: '文字の大きさに合わせた線の図です。読み上げられないので、文字のそばか、名前の付いたボタンの中で使います。',
      examples: [
        {
          state: '文字のそば',
          inline: true,
          show: (
            <>
              <Icon node={Mail} />
              <span>メールを確認する</span>
            </>
          ),
        },
      ],
    },
  ],
};
