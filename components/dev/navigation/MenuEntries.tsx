import { Bell, BriefcaseBusiness, ChevronDown, GraduationCap, UserRound } from 'lucide';
import { BulletList } from '@/components/ui/data/BulletList';
import { Icon } from '@/components/ui/data/Icon';
import { Button } from '@/components/ui/form/Button';
import { Card } from '@/components/ui/layout/Card';
import { DisclosureMenu } from '@/components/ui/navigation/DisclosureMenu';
import { SideNav } from '@/components/ui/navigation/SideNav';
import { Stepper } from '@/components/ui/navigation/Stepper';
import { ComponentEntry } from '../ComponentEntry';
import { Example } from '../Example';

const STEPS = ['入力', '確認', '完了'];
const MENU_ITEMS = ['週2日', '週3日', '週4日以上'];
const PLAIN_ITEMS = [
  { id: 'profile', href: '#component-SideNav', label: 'プロフィール', icon: UserRound },
  { id: 'career', href: '#component-SideNav', label: '職歴', icon: BriefcaseBusiness },
  { id: 'notice', href: '#component-SideNav', label: 'お知らせ', icon: Bell },
];
const ITEMS_WITH_STATE = [
  { id: 'profile', href: '#component-SideNav', label: 'プロフィール', icon: UserRound, state: 'done' },
  { id: 'career', href: '#component-SideNav', label: '職歴', icon: BriefcaseBusiness, state: 'missing' },
  { id: 'education', href: '#component-SideNav', label: '学歴・資格', icon: GraduationCap, state: 'missing' },
] as const;

export function MenuEntries() {
  return (
    <>
      <ComponentEntry
        component="navigation/Stepper"
        note="決まった順に進む手続きの、今の位置です（登録、応募）。戻るリンクではありません。順序のないものにはSideNavを使います。"
      >
        <Example state="最初の段階" wide>
          <Stepper label="段階の例（最初）" steps={STEPS} current={0} />
        </Example>
        <Example state="途中の段階" wide>
          <Stepper label="段階の例（途中）" steps={STEPS} current={1} />
        </Example>
        <Example state="すべて完了" wide>
          <Stepper label="段階の例（完了）" steps={STEPS} current={STEPS.length} />
        </Example>
        <Example state="長い名前" wide>
          <Stepper
            label="段階の例（長い名前）"
            steps={['メールアドレスの確認', 'パスワードの設定', 'プロフィールの入力', '利用開始']}
            current={2}
          />
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="navigation/DisclosureMenu"
        note="ボタンの下に開く面です（絞り込み、ヘッダーのメニュー）。外側を押すか、Escapeで閉じます。答えを求めるときはDialogを使います。"
      >
        <Example state="標準">
          <DisclosureMenu
            renderTrigger={(props) => (
              <Button {...props} fullWidth>
                {props['aria-expanded'] ? '稼働日数を閉じる' : '稼働日数'}
                <Icon node={ChevronDown} />
              </Button>
            )}
          >
            <Card>
              <BulletList items={MENU_ITEMS} />
            </Card>
          </DisclosureMenu>
        </Example>
        <Example state="wide">
          <DisclosureMenu
            wide
            renderTrigger={(props) => (
              <Button {...props} fullWidth>
                お知らせ
                <Icon node={ChevronDown} />
              </Button>
            )}
          >
            <Card>応募した案件の状態が変わりました。くわしくは「応募した案件」を確認してください。</Card>
          </DisclosureMenu>
        </Example>
      </ComponentEntry>

      <ComponentEntry
        component="navigation/SideNav"
        note="縦に長いページの項目です。広い画面では左に文字で、中くらいではアイコンで、スマートフォンでは上にタブで並びます。二つか三つの短いページには使いません。"
      >
        <Example state="現在の項目あり">
          <SideNav label="項目の例" items={PLAIN_ITEMS} activeId="career" />
        </Example>
        <Example state="入力済みと未入力">
          <SideNav label="項目の例（入力状況）" items={ITEMS_WITH_STATE} activeId="profile" />
        </Example>
        <Example state="現在の項目なし">
          <SideNav label="項目の例（未選択）" items={PLAIN_ITEMS} activeId={null} />
        </Example>
      </ComponentEntry>
    </>
  );
}
