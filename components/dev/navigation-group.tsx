import {
  ArrowRight,
  Bell,
  BriefcaseBusiness,
  ChevronDown,
  GraduationCap,
  Navigation,
  UserRound,
} from 'lucide';
import { BulletList } from '@/components/ui/data/BulletList';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
import { Panel } from '@/components/ui/layout/Panel';
import { Breadcrumb } from '@/components/ui/navigation/Breadcrumb';
import { DisclosureMenu } from '@/components/ui/navigation/DisclosureMenu';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { Stepper } from '@/components/ui/navigation/Stepper';
import { TextLink } from '@/components/ui/navigation/TextLink';
import type { Group } from './GalleryGroup';

const HERE = '#navigation';
const getPageHref = (page: number) => `/vacancy/?page=${page}`;
const STEPS = ['入力', '確認', '完了'];
const LONG_STEPS = ['メールアドレスの確認', 'パスワードの設定', 'プロフィールの入力', '利用開始'];
const NAV_ITEMS = [
  { id: 'profile', href: HERE, label: 'プロフィール', icon: UserRound },
  { id: 'career', href: HERE, label: '職歴', icon: BriefcaseBusiness },
  { id: 'notice', href: HERE, label: 'お知らせ', icon: Bell },
];
const NAV_ITEMS_WITH_STATE = [
  { id: 'profile', href: HERE, label: 'プロフィール', icon: UserRound, state: 'done' },
  { id: 'career', href: HERE, label: '職歴', icon: BriefcaseBusiness, state: 'missing' },
  { id: 'education', href: HERE, label: '学歴・資格', icon: GraduationCap, state: 'missing' },
] as const;

export const navigationGroup: Group = {
  id: 'navigation',
  label: '移動',
  icon: Navigation,
  lead: 'ほかのページや、ページの中の別の場所へ移るための部品です。どれも本物のリンクなので、JavaScriptがなくても動きます。',
  entries: [
    {
      files: ['navigation/TextLink'],
      note: '文の中のリンクです。下線を消しません。文の外に一つで置くときはstandaloneにし、指で押せる大きさにします。操作にはButtonを使います。',
      examples: [
        {
          state: '文の中',
          show: (
            <p>
              応募の前に<TextLink href="/terms">利用規約</TextLink>をお読みください。
            </p>
          ),
        },
        {
          state: 'bold',
          show: (
            <TextLink href={HERE} bold>
              プロフィールを入力する
            </TextLink>
          ),
        },
        {
          state: 'standalone：文の外',
          show: (
            <TextLink href={HERE} standalone>
              すべての案件を見る
            </TextLink>
          ),
        },
        {
          state: 'newTab：新しいタブで開く',
          show: (
            <TextLink href={HERE} newTab>
              国税庁の公表サイト
            </TextLink>
          ),
        },
        {
          state: '長い文',
          show: (
            <TextLink href={HERE}>
              監査法人を辞めて独立した公認会計士が、最初の一年で受けた仕事と、その報酬の決め方
            </TextLink>
          ),
        },
      ],
    },
    {
      files: ['navigation/LinkButton'],
      note: '次のページへ進むことが、その画面のいちばん大事な行いであるときに使います。形と大きさはButtonと同じですが、リンクなので新しいタブでも開けます。',
      examples: [
        {
          state: 'primaryとsecondary（標準）',
          inline: true,
          show: (
            <>
              <LinkButton href={HERE} variant="primary">
                無料で登録する
                <Icon node={ArrowRight} />
              </LinkButton>
              <LinkButton href={HERE}>案件を見る</LinkButton>
            </>
          ),
        },
        {
          state: 'fullWidth：枠の幅いっぱい',
          show: (
            <LinkButton href={HERE} fullWidth>
              条件に合う案件をすべて見る
            </LinkButton>
          ),
        },
      ],
    },
    {
      files: ['navigation/Breadcrumb'],
      note: '上の階層へ戻る道です。下の階層のページの先頭に置きます。今のページの題は見出しにあるので、入れません。',
      examples: [
        {
          state: '標準',
          wide: true,
          show: (
            <Breadcrumb
              label="位置の例"
              items={[
                { label: 'トップ', href: '/' },
                { label: '案件', href: '/vacancy/' },
              ]}
            />
          ),
        },
      ],
    },
    {
      files: ['navigation/Pagination'],
      note: '一覧が一ページに収まらないときに使います。一ページだけなら何も表示しません。続きを自動で読み込むことはしません。',
      examples: [
        { state: '最初のページ', page: 1, pageCount: 3 },
        { state: '途中のページ', page: 6, pageCount: 12 },
        { state: '最後のページ', page: 120, pageCount: 120 },
      ].map(({ state, ...pages }) => ({
        state,
        wide: true,
        show: <Pagination label={`ページの例（${state}）`} {...pages} getPageHref={getPageHref} />,
      })),
    },
    {
      files: ['navigation/Stepper'],
      note: '決まった順に進む手続きの、今の位置です（登録、応募）。戻るリンクではありません。順序のないものにはSideNavを使います。',
      examples: [
        { state: '最初の段階', steps: STEPS, current: 0 },
        { state: 'すべて完了', steps: STEPS, current: STEPS.length },
        { state: '途中の段階、長い名前', steps: LONG_STEPS, current: 2 },
      ].map(({ state, ...steps }) => ({
        state,
        wide: true,
        show: <Stepper label={`段階の例（${state}）`} {...steps} />,
      })),
    },
    {
      files: ['navigation/DisclosureMenu'],
      note: 'ボタンの下に開く面です（絞り込み、ヘッダーのメニュー）。外側を押すか、Escapeで閉じます。答えを求めるときはDialogを使います。',
      examples: [
        {
          state: '標準',
          show: (
            <DisclosureMenu
              renderTrigger={(props) => (
                <Button {...props} fullWidth>
                  {props['aria-expanded'] ? '稼働日数を閉じる' : '稼働日数'}
                  <Icon node={ChevronDown} />
                </Button>
              )}
            >
              <Panel padded>
                <BulletList items={['週2日', '週3日', '週4日以上']} />
              </Panel>
            </DisclosureMenu>
          ),
        },
        {
          state: 'wide',
          show: (
            <DisclosureMenu
              wide
              renderTrigger={(props) => (
                <Button {...props} fullWidth>
                  お知らせ
                  <Icon node={ChevronDown} />
                </Button>
              )}
            >
              <Panel padded>
                応募した案件の状態が変わりました。くわしくは「応募した案件」を確認してください。
              </Panel>
            </DisclosureMenu>
          ),
        },
      ],
    },
    {
      files: ['navigation/SideNav'],
      note: '縦に長いページの項目です。広い画面では左に文字で、中くらいではアイコンで、スマートフォンでは上にタブで並びます。二つか三つの短いページには使いません。',
      examples: [
        {
          state: '現在の項目あり',
          show: <SideNav label="項目の例" items={NAV_ITEMS} activeId="career" />,
        },
        {
          state: '入力済みと未入力',
          show: <SideNav label="項目の例（入力状況）" items={NAV_ITEMS_WITH_STATE} activeId="profile" />,
        },
        {
          state: '現在の項目なし',
          show: <SideNav label="項目の例（未選択）" items={NAV_ITEMS} activeId={null} />,
        },
      ],
    },
  ],
};
