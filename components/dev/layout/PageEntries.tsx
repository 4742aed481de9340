import { BriefcaseBusiness, UserRound } from 'lucide';
import { Badge } from '@/components/ui/feedback/Badge';
import { Button } from '@/components/ui/form/Button';
import { ActionPanel } from '@/components/ui/layout/ActionPanel';
import { ContentPage } from '@/components/ui/layout/ContentPage';
import { ContentWithAside } from '@/components/ui/layout/ContentWithAside';
import { FullWidthSection } from '@/components/ui/layout/FullWidthSection';
import { PageHeading } from '@/components/ui/layout/PageHeading';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { SideNavLayout } from '@/components/ui/layout/SideNavLayout';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const TEXT = '監査法人で十年、上場会社の監査を担当しました。今は月次決算の早期化を支援しています。';
const LONG_TITLE = '上場準備会社での内部統制の構築と、監査法人との折衝を含む決算・開示業務の支援';
const ITEMS = [
  { id: 'first', href: '#component-SideNavLayout', label: '基本情報', icon: UserRound },
  { id: 'second', href: '#component-SideNavLayout', label: '職歴', icon: BriefcaseBusiness },
];
const SEE_ALL = (
  <TextLink href="/vacancy/" standalone>
    すべて見る
  </TextLink>
);

export function PageEntries() {
  return (
    <>
      <ComponentEntry
        component="layout/SectionHeading"
        note="読みものページの節の見出し（h2）です。小さな英語の札が付くのはここだけです。枠の見出しにはPanelの題を使います。"
      >
        <Example state="標準" wide>
          <SectionHeading>新着の案件</SectionHeading>
        </Example>
        <Example state="右に操作、長い文" wide>
          <SectionHeading action={SEE_ALL}>
            独立した公認会計士が、最初の一年で受けた仕事とその報酬の決め方
          </SectionHeading>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/FullWidthSection"
        note="横幅いっぱいの節です（トップ、会社向けのページ）。toneを交互に変えて節を分けます。アプリの画面では使いません。"
      >
        <Example state="tone=&quot;pageBackground&quot;（標準）" wide framed>
          <FullWidthSection title="ご利用の流れの例" action={SEE_ALL}>
            {TEXT}
          </FullWidthSection>
        </Example>
        <Example state="tone=&quot;surface&quot;" wide framed>
          <FullWidthSection title="利用者の声の例" tone="surface">
            {TEXT}
          </FullWidthSection>
        </Example>
        <Example state="tone=&quot;primaryFaint&quot;" wide framed>
          <FullWidthSection title="よくある質問の例" tone="primaryFaint">
            {TEXT}
          </FullWidthSection>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/ContentWithAside"
        note="本文と、それに対する操作です。スマートフォンでは、短い操作はbelow（画面の下端）、長いものはfirst（本文の前）にします。"
      >
        <Example state="mobilePlacement=&quot;below&quot;" wide framed>
          <ContentWithAside
            mobilePlacement="below"
            aside={
              <ActionPanel>
                <Button variant="primary">応募する</Button>
              </ActionPanel>
            }
          >
            <p>{TEXT.repeat(3)}</p>
          </ContentWithAside>
        </Example>
        <Example state="mobilePlacement=&quot;first&quot;" wide framed>
          <ContentWithAside
            mobilePlacement="first"
            aside={
              <ActionPanel>
                <p>開催は6月1日(土)、参加は無料です。</p>
                <Button variant="primary">申し込む</Button>
              </ActionPanel>
            }
          >
            <p>{TEXT.repeat(3)}</p>
          </ContentWithAside>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/SideNavLayout"
        note="SideNavと、縦に長い本文を並べます（マイページ、設定、このページ）。項目が二つか三つの短いページには使いません。"
      >
        <Example state="標準" wide framed>
          <SideNavLayout nav={<SideNav label="配置の例" items={ITEMS} activeId="first" />}>
            <p>{TEXT}</p>
            <p>{TEXT}</p>
          </SideNavLayout>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="layout/ContentPage"
        note="ふつうのページの、ヘッダーとフッターの間です。幅と余白を決めます。PageHeadingで始まるページでは$flushを付けます。"
      >
        <Example state="標準" framed>
          <ContentPage>{TEXT}</ContentPage>
        </Example>
        <Example state="$flush：上の余白なし" framed>
          <ContentPage $flush>{TEXT}</ContentPage>
        </Example>
      </ComponentEntry>

      {/* The last entry of its group: a heading of level 3 must not follow these headings of level 1. */}
      <ComponentEntry
        component="layout/PageHeading"
        note="ページの題（h1）です。一つのページに一つだけ置きます（ここは見本なので、いくつもあります）。"
      >
        <Example state="題だけ">
          <PageHeading>案件一覧</PageHeading>
        </Example>
        <Example state="上に札、下に説明">
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
        </Example>
        <Example state="長い文" wide>
          <PageHeading lead={TEXT}>{LONG_TITLE}</PageHeading>
        </Example>
      </ComponentEntry>
    </>
  );
}
