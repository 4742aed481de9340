import { UnreadNotice } from '@/components/members/EditableSection';
import { SmallNote } from '@/components/ui/data/Text';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Button } from '@/components/ui/form/Button';
import { RadioGroup } from '@/components/ui/form/RadioGroup';
import { Stack } from '@/components/ui/layout/Stack';
import { lazyPart } from '@/components/ui/lazy';
import { COLOR_SCHEME_CHOICES, type ColorSchemeChoice, useColorScheme } from '@/hooks/browser/color-scheme';
import { useDownloadPersonalData } from '@/hooks/sessions';
import { labelOf } from '@/lib/labels';
import type { Me, Member } from '@/schemas/member-fields';
import { NOTIFICATION_FLAGS } from './notification-flags';
import { PasswordRequiredNotice, SettingsSection } from './SettingsSection';

// Loaded when a section is opened, and all together, because most of their script is the same.
export const LazySettingsForm = lazyPart(
  () => import('./SettingsForm').then((module) => module.SettingsForm),
  <Skeleton lines={4} />,
);

const STATES = { 1: '適格請求書発行事業者', 2: '登録を予定している', 3: '免税事業者' } as const;

interface SectionProps {
  me: Me;
  isEditing: boolean;
}

/** Shows and edits the status of the invoice registration (spec §3, §4). */
export function InvoiceSettings({ me, isEditing }: SectionProps) {
  const { member } = me;
  const { state, organizations_number } = member.invoice_establishment ?? {};
  const isReadOnly = member.readOnly.includes('invoice');
  return (
    <SettingsSection
      id="invoice-edit"
      isEditing={isEditing}
      isReadOnly={isReadOnly}
      summary={
        isReadOnly ? (
          <UnreadNotice />
        ) : (
          <>
            <p>{state ? labelOf(STATES, state) : '未登録'}</p>
            {organizations_number && <small>T{organizations_number}</small>}
          </>
        )
      }
    >
      <LazySettingsForm section="invoice-edit" me={me} />
    </SettingsSection>
  );
}

/** Chooses the colour scheme of this browser. A choice applies at once. */
export function ColorSchemeSettings({ isEditing }: { isEditing: boolean }) {
  const [choice, setChoice] = useColorScheme();
  return (
    <SettingsSection
      id="color-scheme"
      isEditing={isEditing}
      summary={<p>{COLOR_SCHEME_CHOICES.find(({ value }) => value === choice)?.label}</p>}
    >
      <RadioGroup<ColorSchemeChoice>
        label="この端末での明るさ"
        name="color-scheme"
        choices={COLOR_SCHEME_CHOICES}
        value={choice}
        onChange={setChoice}
      />
      <SmallNote $align="start">選ぶとすぐに切り替わります。ほかの端末の表示は変わりません。</SmallNote>
    </SettingsSection>
  );
}

/** Nothing may have been chosen yet: a new member has no flags. */
function receiveText(receive: Member['receive']): string {
  const received = NOTIFICATION_FLAGS.filter(({ name }) => receive?.[name]).map(({ label }) => label);
  if (received.length > 0) return `受け取る：${received.join('、')}`;
  return Object.values(receive ?? {}).includes(false) ? '受け取らない' : '未設定';
}

/** Shows and edits the three notification flags (`receive` in spec §3). */
export function NotificationSettings({ me, isEditing }: SectionProps) {
  const { member } = me;
  const isReadOnly = member.readOnly.includes('receive');
  return (
    <SettingsSection
      id="email-notifications-edit"
      isEditing={isEditing}
      isReadOnly={isReadOnly}
      summary={isReadOnly ? <UnreadNotice /> : <p>{receiveText(member.receive)}</p>}
    >
      <LazySettingsForm section="email-notifications-edit" me={me} />
    </SettingsSection>
  );
}

export function PasswordSettings({ me, isEditing }: SectionProps) {
  const hasPassword = me.member.has_password;
  return (
    <SettingsSection
      id="password-edit"
      isEditing={isEditing}
      editLabel={hasPassword ? undefined : '設定する'}
      summary={
        hasPassword ? (
          <p>
            <span aria-hidden="true">••••••••</span>
            <span className="visually-hidden">設定済み</span>
          </p>
        ) : (
          <p>未設定</p>
        )
      }
    >
      {hasPassword ? (
        <LazySettingsForm section="password-edit" me={me} />
      ) : (
        <PasswordRequiredNotice action="パスワードの変更" />
      )}
    </SettingsSection>
  );
}

/** Lets the member withdraw at any time (spec §1, §4). */
export function WithdrawalSettings({ me, isEditing }: SectionProps) {
  return (
    <SettingsSection
      id="withdrawal"
      isEditing={isEditing}
      editLabel="手続きへ"
      summary={<p>登録内容と応募の記録は元に戻せません</p>}
    >
      {me.member.has_password ? (
        <LazySettingsForm section="withdrawal" me={me} />
      ) : (
        <PasswordRequiredNotice action="退会の手続き" />
      )}
    </SettingsSection>
  );
}

/** Lets the member download everything that is stored about them (decision 0084). */
export function PersonalDataSettings({ isEditing }: { isEditing: boolean }) {
  return (
    <SettingsSection
      id="personal-data"
      isEditing={isEditing}
      editLabel="受け取る"
      summary={<p>登録内容と応募の記録</p>}
    >
      <PersonalDataDownload />
    </SettingsSection>
  );
}

/** The button that downloads the member's data, with what the file contains. */
function PersonalDataDownload() {
  const { mutate: download, isPending } = useDownloadPersonalData();
  return (
    <Stack $gap={4}>
      <p>
        登録内容、プロフィール、応募と申し込みの内容と履歴、ログインの記録など、保存されているご自身のデータをすべて、ひとつのファイル（JSON形式）で受け取れます。
      </p>
      <div>
        <Button fullWidth="phone" pending={isPending} onClick={() => download()}>
          データをダウンロードする
        </Button>
      </div>
      <SmallNote $align="start">個人情報が含まれます。共用の端末には保存しないでください。</SmallNote>
    </Stack>
  );
}
