import { BriefcaseBusiness, LayoutTemplate, UserRound } from 'lucide';
import { SmallNote } from '@/components/ui/data/SmallNote';
import { Badge } from '@/components/ui/feedback/Badge';
import { Button } from '@/components/ui/form/Button';
import { CheckboxRow } from '@/components/ui/form/CheckboxRow';
import { ActionPanel } from '@/components/ui/layout/ActionPanel';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { ContentWithAside } from '@/components/ui/layout/ContentWithAside';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { Panel } from '@/components/ui/layout/Panel';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { TextColumns } from '@/components/ui/layout/TextColumns';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { type Group, Stateful } from './GalleryGroup';

const TEXT = '監査法人で十年、上場会社の監査を担当しました。今は月次決算の早期化を支援しています。';
const LONG_TITLE = '上場準備会社での内部統制の構築と、監査法人との折衝を含む決算・開示業務の支援';
const STEPS = [
  ['登録する', 'メールアドレスだけで始められます。'],
  ['応募する', '職歴を入力すると、案件に応募できます。'],
  ['参画する', '会社と日程を決め、仕事を始めます。'],
] as const;
const NAV_ITEMS = [
  { id: 'first', href: '#component-SideNavLayout', label: '基本情報', icon: UserRound },
  { id: 'second', href: '#component-SideNavLayout', label: '職歴', icon: BriefcaseBusiness },
];
const EDIT = <Button size="small">編集</Button>;
const APPLY = <Button variant="primary">応募する</Button>;
const SEE_ALL = (
  <TextLink href="/vacancy/" standalone>
    すべて見る
  </TextLink>
);
const ignore = () => undefined;

export const layoutGroup: Group = {
  id: 'layout',
  label: '配置',
  icon: LayoutTemplate,
  lead: '見出しと枠です。影や角丸の箱ではなく、罫線で区切るのがこのサイトの基本です。',
  entries: [
    {
      files: ['layout/Panel'],
      note: '記録のまとまりです（プロフィールの一項目、案件の条件）。太い緑の線で始まります。中にDescriptionListやListを置くときはpaddedを付けません。',
      examples: [
        {
          state: '題と操作、padded',
          show: (
            <Panel title="自己紹介の例" headingLevel={3} padded action={EDIT}>
              {TEXT}
            </Panel>
          ),
        },
        {
          state: 'accentEdge="start"：フォームの対象',
          show: (
            <Panel title="応募する案件の例" headingLevel={3} padded accentEdge="start">
              {TEXT}
            </Panel>
          ),
        },
        { state: '題なし', show: <Panel padded>{TEXT}</Panel> },
        {
          state: '長い題',
          show: (
            <Panel title={LONG_TITLE} headingLevel={3} padded action={EDIT}>
              {TEXT}
            </Panel>
          ),
        },
      ],
    },
    {
      files: ['layout/ContentWithAside', 'layout/ActionPanel'],
      note: '本文と、それに対する操作です（応募、申込み）。ActionPanelは広い画面では本文の右に、スマートフォンでは画面の下端に帯で置きます。短い操作はbelow、長いものはfirst（本文の前）にします。',
      examples: [
        {
          state: 'mobilePlacement="below"',
          wide: true,
          framed: true,
          show: (
            <ContentWithAside
              mobilePlacement="below"
              aside={
                <ActionPanel>
                  {APPLY}
                  <SmallNote>応募の前に内容を確認できます。</SmallNote>
                </ActionPanel>
              }
            >
              <p>{TEXT.repeat(3)}</p>
            </ContentWithAside>
          ),
        },
        {
          state: 'mobilePlacement="first"',
          wide: true,
          framed: true,
          show: (
            <ContentWithAside mobilePlacement="first" aside={<ActionPanel>{APPLY}</ActionPanel>}>
              <p>{TEXT.repeat(3)}</p>
            </ContentWithAside>
          ),
        },
      ],
    },
    {
      files: ['layout/Disclosure'],
      note: '長い選択肢を区分けして開閉します。選んだ数は閉じていても見えます。読んでほしい文章は隠しません。',
      examples: [
        {
          state: '開いている、選択あり',
          show: (
            <Stateful initial={true}>
              {(isOpen, setOpen) => (
                <Disclosure title="決算" selectedCount={1} open={isOpen} onToggle={setOpen}>
                  <CheckboxRow label="月次決算" checked onChange={ignore} />
                  <CheckboxRow label="年次決算" checked={false} onChange={ignore} />
                </Disclosure>
              )}
            </Stateful>
          ),
        },
        {
          state: '閉じている',
          show: (
            <Stateful initial={false}>
              {(isOpen, setOpen) => (
                <Disclosure title="税務" selectedCount={0} open={isOpen} onToggle={setOpen}>
                  <CheckboxRow label="法人税申告" checked={false} onChange={ignore} />
                </Disclosure>
              )}
            </Stateful>
          ),
        },
        {
          state: 'isMultiColumn：短い項目を並べる',
          wide: true,
          show: (
            <Disclosure title="関東" selectedCount={1} open isMultiColumn onToggle={ignore}>
              {['東京都', '神奈川県', '埼玉県', '千葉県', '茨城県'].map((label) => (
                <CheckboxRow key={label} label={label} checked={label === '東京都'} onChange={ignore} />
              ))}
            </Disclosure>
          ),
        },
      ],
    },
    {
      files: ['layout/TextColumns'],
      note: '短い説明を三つか四つ並べます。順序があるときはisNumberedを付けます。五つ以上や長い文章には使いません。',
      examples: [
        { state: '三つ', wide: true, show: <TextColumns items={STEPS} /> },
        {
          state: '四つ、isNumbered',
          wide: true,
          show: (
            <TextColumns
              items={[...STEPS, ['続ける', '契約の更新も、このサイトから行えます。']]}
              isNumbered
            />
          ),
        },
      ],
    },
    {
      files: ['layout/SectionHeading'],
      note: '読みものページの節の見出し（h2）です。小さな英語の札が付くのはここだけです。枠の見出しにはPanelの題を使います。',
      examples: [
        {
          state: '右に操作、長い文',
          wide: true,
          show: <SectionHeading action={SEE_ALL}>{LONG_TITLE}</SectionHeading>,
        },
      ],
    },
    {
      files: ['layout/FullWidthSection'],
      note: '横幅いっぱいの節です（トップ、会社向けのページ）。toneを交互に変えて節を分けます。アプリの画面では使いません。',
      examples: (['pageBackground', 'surface', 'primaryFaint'] as const).map((tone) => ({
        state: `tone="${tone}"`,
        wide: true,
        framed: true,
        show: (
          <FullWidthSection title="ご利用の流れの例" tone={tone} action={SEE_ALL}>
            {TEXT}
          </FullWidthSection>
        ),
      })),
    },
    {
      files: ['layout/SideNavLayout'],
      note: 'SideNavと、縦に長い本文を並べます（マイページ、設定、このページ）。項目が二つか三つの短いページには使いません。',
      examples: [
        {
          state: '標準',
          wide: true,
          framed: true,
          show: (
            <SideNavLayout nav={<SideNav label="配置の例" items={NAV_ITEMS} activeId="first" />}>
              <p>{TEXT}</p>
              <p>{TEXT}</p>
            </SideNavLayout>
          ),
        },
      ],
    },
    {
      files: ['layout/ContentPage'],
      note: 'ふつうのページの、ヘッダーとフッターの間です。幅と余白を決めます。PageHeadingで始まるページでは$flushを付けます。',
      examples: [
        { state: '標準', framed: true, show: <ContentPage>{TEXT}</ContentPage> },
        { state: '$flush：上の余白なし', framed: true, show: <ContentPage $flush>{TEXT}</ContentPage> },
      ],
    },
    // The last entry of its group: a heading of level 3 must not follow these headings of level 1.
    {
      files: ['layout/PageHeading'],
      note: 'ページの題（h1）です。一つのページに一つだけ置きます（ここは見本なので、いくつもあります）。',
      examples: [
        {
          state: '上に札、下に説明',
          show: (
            <PageHeading
              eyebrow={
                <>
                  <Badge tone="open">募集中</Badge>
                  株式会社さくら製作所
                </>
              }
              lead="週2日・在宅・約5,600円/時"
            >
              月次決算の支援
            </PageHeading>
          ),
        },
        { state: '長い文', wide: true, show: <PageHeading lead={TEXT}>{LONG_TITLE}</PageHeading> },
      ],
    },
  ],
};
