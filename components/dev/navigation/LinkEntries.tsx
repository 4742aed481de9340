import { ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/data/Icon';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { TextLink } from '@/components/ui/navigation/TextLink';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const HERE = '#navigation';
const getPageHref = (page: number) => `/vacancy/?page=${page}`;
const ANCESTORS = [
  { label: 'トップ', href: '/' },
  { label: '案件', href: '/vacancy/' },
];

export function LinkEntries() {
  return (
    <>
      <ComponentEntry
        component="navigation/TextLink"
        note="文の中のリンクです。下線を消しません。文の外に一つで置くときはstandaloneにし、指で押せる大きさにします。操作にはButtonを使います。"
      >
        <Example state="文の中">
          <p>
            応募の前に<TextLink href="/terms">利用規約</TextLink>をお読みください。
          </p>
        </Example>
        <Example state="bold" inline>
          <TextLink href={HERE} bold>
            プロフィールを入力する
          </TextLink>
        </Example>
        <Example state="standalone：文の外" inline>
          <TextLink href={HERE} standalone>
            すべての案件を見る
          </TextLink>
        </Example>
        <Example state="newTab：新しいタブで開く" inline>
          <TextLink href={HERE} newTab>
            国税庁の公表サイト
          </TextLink>
        </Example>
        <Example state="長い文">
          <TextLink href={HERE}>
            監査法人を辞めて独立した公認会計士が、最初の一年で受けた仕事と、その報酬の決め方
          </TextLink>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="navigation/LinkButton"
        note="次のページへ進むことが、その画面のいちばん大事な行いであるときに使います。形はButtonと同じですが、リンクなので新しいタブでも開けます。"
      >
        <Example state="primary" inline>
          <LinkButton href={HERE} variant="primary">
            無料で登録する
          </LinkButton>
        </Example>
        <Example state="secondary（標準）" inline>
          <LinkButton href={HERE}>案件を見る</LinkButton>
        </Example>
        <Example state="dangerとtext" inline>
          <LinkButton href={HERE} variant="danger">
            退会の手続きへ
          </LinkButton>
          <LinkButton href={HERE} variant="text">
            あとで
          </LinkButton>
        </Example>
        <Example state="大きさ：small、large、アイコンあり" inline>
          <LinkButton href={HERE} size="small">
            詳細
          </LinkButton>
          <LinkButton href={HERE} size="large">
            次へ進む
            <Icon node={ArrowRight} />
          </LinkButton>
        </Example>
        <Example state="fullWidth：枠の幅いっぱい">
          <LinkButton href={HERE} fullWidth>
            条件に合う案件をすべて見る
          </LinkButton>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="navigation/Breadcrumb"
        note="上の階層へ戻る道です。下の階層のページの先頭に置きます。今のページの題は見出しにあるので、入れません。"
      >
        <Example state="標準" wide>
          <Breadcrumb label="位置の例" items={ANCESTORS} />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="navigation/Pagination"
        note="一覧が一ページに収まらないときに使います。一ページだけなら何も表示しません。続きを自動で読み込むことはしません。"
      >
        <Example state="最初のページ" wide>
          <Pagination label="ページの例（最初）" page={1} pageCount={3} getPageHref={getPageHref} />
        </Example>
        <Example state="途中のページ" wide>
          <Pagination label="ページの例（途中）" page={6} pageCount={12} getPageHref={getPageHref} />
        </Example>
        <Example state="最後のページ" wide>
          <Pagination label="ページの例（最後）" page={120} pageCount={120} getPageHref={getPageHref} />
        </Example>
      </ComponentEntry>
    </>
  );
}
