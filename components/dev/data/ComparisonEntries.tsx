import { type ComparisonCell, ComparisonCells } from '@/components/ui/data/ComparisonCells';
import { ComparisonList } from '@/components/ui/data/ComparisonList';
import { ComparisonRow } from '@/components/ui/data/ComparisonRow';
import { StatusStamp } from '@/components/ui/data/StatusStamp';
import { Badge } from '@/components/ui/feedback/Badge';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const HREF = '#component-ComparisonRow';
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

export function ComparisonEntries() {
  return (
    <>
      <ComponentEntry
        component="data/ComparisonList"
        note="条件を見比べる一覧です。見出しの行は画面の上に残ります。列の幅はここで決め、行のcellsと順をそろえます。スマートフォンでは見出しの行を出しません。"
      >
        <Example state="標準" wide>
          <ComparisonList columns={COLUMNS}>
            <ComparisonRow title="連結決算の支援" href={HREF} caption="東証プライム・製造業" cells={CELLS} />
            <ComparisonRow title="内部統制の構築" href={HREF} caption="未上場・SaaS" cells={URGENT_CELLS} />
          </ComparisonList>
        </Example>
      </ComponentEntry>
      <ComponentEntry
        component="data/ComparisonRow"
        note="ComparisonListの一行です。行全体が押せますが、リンクは題だけです。数値の列はisFigureで右にそろえ、急ぐものだけをisUrgentにします。ボタンのある行は、stateの代わりにchildrenで右端を作ります。"
      >
        <Example state="プレビュー中（isCurrent）、判、長い題" wide>
          <ComparisonList columns={COLUMNS}>
            <ComparisonRow
              isCurrent
              title="上場準備会社でのJ-SOX対応と、監査法人との折衝を含む決算・開示業務の支援"
              href={HREF}
              caption="株式会社みなと会計システム"
              cells={CELLS}
              state={<StatusStamp />}
            />
            <ComparisonRow title="資金調達の支援" href={HREF} caption="未上場・医療" cells={URGENT_CELLS}>
              <Badge>募集終了</Badge>
            </ComparisonRow>
          </ComparisonList>
        </Example>
      </ComponentEntry>
      <ComponentEntry
        component="data/ComparisonCells"
        note="行の条件の部分です。ComparisonRowが使います。画面が狭いときは、一番目の値が一行を使い、isTermShownの値は項目名も見せます。"
      >
        <Example state="標準と、急ぐ値" wide>
          <ComparisonCells cells={CELLS} />
          <ComparisonCells cells={URGENT_CELLS} />
        </Example>
      </ComponentEntry>
    </>
  );
}
